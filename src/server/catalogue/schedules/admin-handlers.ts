import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { schedulesContract, ScheduledNoun } from '#contract/admin/editions/schedules.ts'
import type { Status } from '#contract/fields.ts'
import type { Db } from '../../db/database.ts'
import { schedules } from '../../db/schema.ts'
import { adminProcedure, inTransaction } from '../common/admin-procedure.ts'
import type { ContentType } from '../common/content-type.ts'
import { checkPublishable } from '../common/editions/check-body.ts'
import {
  deleteEditions,
  deleteSchedule,
  putEdition,
  selectDraft,
  selectSchedule,
} from '../common/editions/edition-rows.ts'
import { orRefuse, WriteRefused } from '../common/writes/write-refused.ts'
import { lockThing, type Nouns } from './lock-thing.ts'
import { presentSchedule, selectComingUp } from './queries.ts'

const { schedules: procedures } = adminProcedure

type SetInput = z.output<NonNullable<(typeof schedulesContract.set)['~orpc']['inputSchema']>>

export const scheduleAdminHandlers = {
  list: procedures.list.handler(({ input, context: { db } }) => selectComingUp(db, input ?? {})),
  set: procedures.set
    .use(inTransaction)
    .handler(async ({ input, context, errors }) =>
      presentSchedule(await orRefuse(errors, setSchedule(context.db, context, input))),
    ),
  cancel: procedures.cancel.use(inTransaction).handler(async ({ input: { schedule_id: id }, context }) => {
    const { db } = context
    const [row] = await db.select().from(schedules).where(eq(schedules.id, id))
    if (!row) return { id }
    const status = await lockThing(db, context, row.noun, row.item_id)
    await deleteSchedule(db, id)
    // What a draft has in its form is stored already; the copy that was to go live is not needed any more.
    const isCopy = row.action === 'publish' && status === 'draft' && row.noun !== 'hero_images'
    if (isCopy) await deleteEditions(db, { noun: row.noun as 'trips' | 'blogs', id: row.item_id }, 'draft')
    return { id }
  }),
}

async function setSchedule(tx: Db, nouns: Nouns, input: SetInput) {
  const { noun, item_id, action } = input
  const due_at = new Date(input.due_at)
  const status = await lockThing(tx, nouns, noun, item_id)
  if (!status) throw new WriteRefused('ITEM_NOT_FOUND')
  await refuseTime(tx, input, due_at)
  const isOfBody = action === 'publish' && noun !== 'hero_images'
  const edition_id = isOfBody ? await putScheduled(tx, nouns.contentTypes[noun], status, input) : null
  const values = { due_at, edition_id, failure: null }
  const [row] = await tx
    .insert(schedules)
    .values({ noun, item_id, action, ...values })
    .onConflictDoUpdate({ target: [schedules.noun, schedules.item_id, schedules.action], set: values })
    .returning()
  return row!
}

/** By the clock of the database, which decides when it is due. */
async function refuseTime(tx: Db, { noun, item_id, action }: SetInput, due_at: Date): Promise<void> {
  const { rows } = (await tx.execute(
    sql`select ${due_at.toISOString()}::timestamptz <= clock_timestamp() as past`,
  )) as unknown as {
    rows: { past: boolean }[]
  }
  if (rows[0]!.past) throw new WriteRefused('DUE_IN_PAST')
  const other = await selectSchedule(tx, { noun, id: item_id }, action === 'publish' ? 'unpublish' : 'publish')
  if (!other || other.failure !== null) return
  const [publishing, unpublishing] = action === 'publish' ? [due_at, other.due_at] : [other.due_at, due_at]
  if (unpublishing <= publishing) throw new WriteRefused('DUE_BEFORE_PUBLISHING')
}

/**
 * Stores what goes live as the open draft. A thing that was never published also gets it as its own row, so that form and
 * list show it, and cancelling loses nothing.
 * @returns the id of the edition.
 */
async function putScheduled<Noun extends Exclude<ScheduledNoun, 'hero_images'>>(
  tx: Db,
  type: ContentType<Noun>,
  status: Status,
  { item_id: id, body: given, base_version, draft_version }: SetInput,
): Promise<string> {
  const thing = { noun: type.noun, id }
  const before = await selectDraft(tx, thing)
  const isOutdated = draft_version !== undefined && draft_version !== (before?.updated_at.toISOString() ?? null)
  if (isOutdated)
    throw new WriteRefused('VERSION_CONFLICT', { updated_at: (before?.updated_at ?? new Date()).toISOString() })
  const live = (await type.read(tx, id))!
  const body = await checkPublishable(tx, type, id, given ?? (before ? before.body : live.body))
  let base = before?.base_version ?? live.updated_at
  if (given && status === 'draft') {
    const written = await type.write(tx, id, { ...body, status: 'draft' }, { updated_at: base_version ?? undefined })
    base = written.updated_at
  } else if (base_version) base = new Date(base_version)
  const edition = await putEdition(tx, thing, { kind: 'draft', body, base_version: base }, before)
  if (given) await deleteEditions(tx, thing, 'autosave')
  return edition.id
}
