import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { schedulesContract, ScheduledEntity } from '#contract/admin/drafts/schedules.ts'
import type { Status } from '#contract/fields.ts'
import type { Db } from '../../platform/db/database.ts'
import { adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import type { ContentType } from '../../api/content-type.ts'
import { checkPublishable } from '../drafts/check-body.ts'
import {
  noAutosave,
  putColumns,
  putDraft,
  removeParts,
  selectRow,
  selectSchedule,
  type ScheduleRow,
} from '../drafts/draft-rows.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'
import { lockItem, type Entities } from './lock-item.ts'
import { presentSchedule, selectComingUp } from './queries.ts'

const { schedules: procedures } = adminProcedure

type SetInput = z.output<NonNullable<(typeof schedulesContract.set)['~orpc']['inputSchema']>>

export const scheduleAdminHandlers = {
  list: procedures.list.handler(({ input, context: { db } }) => selectComingUp(db, input ?? {})),
  set: procedures.set
    .use(inTransaction)
    .handler(async ({ input, context }) => presentSchedule(await setSchedule(context.db, context, input))),
  cancel: procedures.cancel.use(inTransaction).handler(async ({ input, context }) => {
    const { entity, item_id, action } = input
    const status = await lockItem(context.db, context, entity, item_id)
    const item = { entity, id: item_id }
    if (await selectSchedule(context.db, item, action)) {
      // The draft's form values are already stored, so the copy that was to go live is no longer needed.
      const isCopy = action === 'publish' && status === 'draft' && entity !== 'hero_images'
      await removeParts(context.db, item, isCopy ? 'draft' : action)
    }
    return { item_id }
  }),
}

async function setSchedule(tx: Db, entities: Entities, input: SetInput): Promise<ScheduleRow> {
  const { entity, item_id, action } = input
  const item = { entity, id: item_id }
  const due_at = new Date(input.due_at)
  const status = await lockItem(tx, entities, entity, item_id)
  if (!status) throw new WriteRefused('ITEM_NOT_FOUND')
  await refuseTime(tx, input, due_at)
  if (action === 'publish' && entity !== 'hero_images')
    await putScheduled(tx, entities.contentTypes[entity], status, input)
  const columns = {
    publish: { publish_at: due_at, publish_failure: null },
    unpublish: { unpublish_at: due_at, unpublish_failure: null },
  }
  await putColumns(tx, item, columns[action])
  return (await selectSchedule(tx, item, action))!
}

/** By the clock of the database, which decides when it is due. */
async function refuseTime(tx: Db, { entity, item_id, action }: SetInput, due_at: Date): Promise<void> {
  const { rows } = (await tx.execute(
    sql`select ${due_at.toISOString()}::timestamptz <= clock_timestamp() as past`,
  )) as unknown as {
    rows: { past: boolean }[]
  }
  if (rows[0]!.past) throw new WriteRefused('DUE_IN_PAST')
  const other = await selectSchedule(tx, { entity, id: item_id }, action === 'publish' ? 'unpublish' : 'publish')
  if (!other || other.failure !== null) return
  const [publishing, unpublishing] = action === 'publish' ? [due_at, other.due_at] : [other.due_at, due_at]
  if (unpublishing <= publishing) throw new WriteRefused('DUE_BEFORE_PUBLISHING')
}

/**
 * Stores the body to publish as the open draft. An item that was never published also gets it as its own row, so that
 * form and list show it, and cancelling loses nothing.
 */
async function putScheduled<Entity extends Exclude<ScheduledEntity, 'hero_images'>>(
  tx: Db,
  type: ContentType<Entity>,
  status: Status,
  { item_id: id, body: given, base_version, draft_version }: SetInput,
): Promise<void> {
  const item = { entity: type.entity, id }
  const before = await selectRow(tx, item)
  const version = before?.saved_at?.toISOString() ?? null
  if (draft_version !== undefined && draft_version !== version)
    throw new WriteRefused('VERSION_CONFLICT', { updated_at: version ?? new Date().toISOString() })
  const live = (await type.read(tx, id))!
  const body = await checkPublishable(tx, type, id, given ?? before?.body ?? live.body)
  let base = before?.base_version ?? live.updated_at
  if (given && status === 'draft') {
    const written = await type.write(tx, id, { ...body, status: 'draft' }, { updated_at: base_version ?? undefined })
    base = written.updated_at
  } else if (base_version) base = new Date(base_version)
  await putDraft(tx, item, { body, base_version: base, ...(given && noAutosave) }, before)
}
