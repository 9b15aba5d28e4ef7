import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PreviewEntity } from '#contract/admin/drafts/previews.ts'
import { adminMessages } from '#contract/messages.ts'
import { drafts, trips, vendors } from '../../platform/db/schema.ts'
import { deleteUnused } from '../../platform/media/unused-pictures.ts'
import { removeWhere } from '../drafts/draft-rows.ts'
import { clearVendors, hostInfoOf, refreshHostInfo } from '../../api/writes/host-info.ts'
import { lockHeroImages } from '../../api/writes/lock-hero-images.ts'
import { nextVersion } from '../../api/writes/optimistic-lock.ts'
import { checkSteps } from './check-steps.ts'
import { contentTableOf, givenVersions } from './content-tables.ts'
import { makeRoom } from './make-room.ts'
import { bringFiles, keepReferences } from './references.ts'
import { readSteps, type Step } from './steps.ts'
import { UndoConflict, type Undo } from './undo.ts'

const { reasons } = adminMessages.undo

/** Entities that others refer to, each one after those that it refers to. */
const parents = ['pictures', 'vendors', 'trips']

/**
 * Reverts versions: deletes the rows they inserted, restores those they deleted, and gives changed fields their
 * former values. One statement covers all items with the same change, since a bulk change has thousands.
 * @throws UndoConflict where an item was changed since; what only followed from others is skipped then.
 */
export async function revertVersions(undo: Undo, ids: number[]): Promise<void> {
  const steps = await checkSteps(undo, await readSteps(undo.tx, ids))
  if (steps.some(({ entity }) => entity === 'hero_images')) await lockHeroImages(undo.tx)
  const inserted = steps.filter(({ kind }) => kind === 'insert')
  const deleted = steps.filter(({ kind }) => kind === 'delete')
  const updated = steps.filter(({ kind }) => kind === 'update')
  const isPicture = ({ entity }: Step) => entity === 'pictures'
  const isOfItem = ({ part }: Step) => part === 'item'
  await removeDraftParts(
    undo,
    inserted.filter((step) => !isOfItem(step)),
  )
  await remove(
    undo,
    inserted.filter((step) => isOfItem(step) && !isPicture(step)),
  )
  await bringFiles(undo, deleted.filter(isPicture))
  for (const entity of parents)
    await putBack(
      undo,
      deleted.filter((step) => step.entity === entity && step.part === 'item'),
    )
  await putBack(undo, updated)
  const isOther = ({ entity, part }: Step) => part !== 'item' || !parents.includes(entity)
  await putBack(
    undo,
    deleted.filter((step) => isOther(step) && step.part === 'item'),
  )
  await putBack(
    undo,
    deleted.filter(({ part }) => part === 'draft'),
  )
  await putBack(
    undo,
    deleted.filter(({ part }) => part === 'publish' || part === 'unpublish'),
  )
  await removePictures(undo, inserted.filter(isPicture))
  await followVendors(undo, steps)
}

/** Items in the order of their fields, for one statement each. */
function alike(steps: Step[]): Step[][] {
  const key = ({ entity, part, kind, fields, before, patch }: Step) =>
    [entity, part, kind, before!.is_active, ...[...fields, ...Object.keys(patch)].toSorted()].join()
  return [...Map.groupBy(steps, key).values()]
}

async function remove({ tx }: Undo, steps: Step[]): Promise<void> {
  for (const [{ entity, part }, some] of byPlace(steps)) {
    if (entity === 'vendors') {
      await clearVendors(
        tx,
        inArray(
          trips.vendor_id,
          some.map(({ item_id }) => item_id),
        ),
      )
    }
    const { table, isRow } = contentTableOf({ entity, part })
    await tx.execute(sql`delete from ${table} as t using ${givenVersions(some)} where ${isRow}`)
  }
}

/** Publications first: they need their drafts. */
async function removeDraftParts({ tx }: Undo, steps: Step[]): Promise<void> {
  for (const part of ['publish', 'unpublish', 'draft'] as const) {
    for (const [{ entity }, some] of byPlace(steps.filter((step) => step.part === part))) {
      const ids = some.map(({ item_id }) => item_id)
      await removeWhere(tx, and(eq(drafts.entity, entity as PreviewEntity), inArray(drafts.item_id, ids))!, [part])
    }
  }
}

function byPlace(steps: Step[]): [Step, Step[]][] {
  return [...Map.groupBy(steps, ({ entity, part }) => `${entity} ${part}`).values()].map((some) => [some[0]!, some])
}

/** Updates and inserts rows from the bodies before. */
async function putBack(undo: Undo, steps: Step[]): Promise<void> {
  if (steps.length === 0) return
  await keepReferences(undo, steps)
  await makeRoom(undo, steps)
  // Only one hero image is active at a time.
  const order = (some: Step[]) => Number(some[0]!.before!.is_active === true)
  for (const some of alike(steps).toSorted((one, other) => order(one) - order(other))) await write(undo, some)
}

async function write({ tx, mode }: Undo, steps: Step[]): Promise<void> {
  const { entity, part, kind, fields, patch } = steps[0]!
  const { table, columns, isRow } = contentTableOf({ entity, part })
  const rows = sql`${givenVersions(steps.map((step) => ({ ...step, patch: patchOf(step, mode) })))}
    join version_changes as changed on changed.id = v.id
    cross join lateral jsonb_populate_record(null::${table}, changed.before || v.patch) as r`
  const names = [...new Set([...fields, ...Object.keys(patch)])].filter((name) => columns.has(name))
  if (part !== 'item') {
    await tx.execute(
      sql`insert into drafts (entity, item_id) select v.entity, v.item_id from ${rows} on conflict do nothing`,
    )
  }
  if (kind === 'delete' && part === 'item') {
    const list = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )
    const values = sql.join(
      names.map((name) => sql`r.${sql.identifier(name)}`),
      sql`, `,
    )
    await tx.execute(sql`insert into ${table} (${list}) select ${values} from ${rows}`)
  } else {
    const settings: SQL[] = names.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`)
    if (columns.has('updated_at')) {
      settings.push(
        sql`updated_at = greatest(${new Date().toISOString()}::timestamptz, t.updated_at + interval '1 millisecond')`,
      )
    }
    if (settings.length > 0) {
      await tx.execute(sql`update ${table} as t set ${sql.join(settings, sql`, `)} from ${rows} where ${isRow}`)
    }
  }
  if (fields.includes('trip_images')) {
    await tx.execute(sql`delete from trip_images using ${givenVersions(steps)} where trip_id = v.item_id`)
    await tx.execute(sql`
      insert into trip_images (trip_id, image_url, alt, caption, sort_order)
      select v.item_id, image.image_url, image.alt, image.caption, image.sort_order from ${givenVersions(steps)}
      join version_changes as changed on changed.id = v.id
      cross join lateral jsonb_to_recordset(changed.before -> 'trip_images')
        as image (image_url text, alt text, caption text, sort_order integer)
      where exists (select from pictures where url = image.image_url)`)
  }
  if (part === 'draft' && kind === 'delete') await baseDrafts({ tx }, steps)
}

/** After an undo a row is what it was, version included; one from the trash may differ, so it has a new version. */
function patchOf({ kind, before, patch }: Step, mode: Undo['mode']) {
  const { updated_at } = before!
  if (kind !== 'delete' || mode === 'undo' || typeof updated_at !== 'string') return patch
  return { ...patch, updated_at: nextVersion(new Date(updated_at)).toISOString() }
}

/** A restored draft continues from the current live version. */
async function baseDrafts({ tx }: Pick<Undo, 'tx'>, steps: Step[]): Promise<void> {
  for (const [{ entity }, some] of byPlace(steps)) {
    const { table } = contentTableOf({ entity, part: 'item' })
    await tx.execute(sql`
      update drafts as t set base_version = live.updated_at from ${givenVersions(some)}, ${table} as live
      where t.entity = v.entity and t.item_id = v.item_id and live.id = t.item_id`)
  }
}

async function removePictures(undo: Undo, steps: Step[]): Promise<void> {
  for (const step of steps) {
    const [file] = await deleteUnused(undo.tx, [step.item_id])
    if (!file) throw new UndoConflict(step.label, [reasons.inUse])
    undo.removedFiles.push(file)
  }
}

/** The texts that are generated from vendors. */
async function followVendors({ tx }: Undo, steps: Step[]): Promise<void> {
  const idsOf = (entity: string) =>
    steps.filter((step) => step.entity === entity && step.part === 'item').map(({ item_id }) => item_id)
  const rows = await tx
    .select({ id: trips.id, host_info: trips.host_info, show: trips.show_vendor_info, vendor: vendors })
    .from(trips)
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .where(sql`${trips.id} = any(${sql.param(idsOf('trips'))}::uuid[])`)
  const changed = rows
    .map(({ show, vendor, ...row }) => ({ ...row, now: show ? hostInfoOf(vendor) : null }))
    .filter(({ host_info, now }) => host_info !== now)
    .map(({ id, now }) => ({ id, host_info: now }))
  if (changed.length > 0) {
    await tx.execute(sql`
      update trips set host_info = new.host_info
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as new (id uuid, host_info text) where trips.id = new.id`)
  }
  const stored = await tx
    .select()
    .from(vendors)
    .where(inArray(vendors.id, idsOf('vendors')))
  for (const vendor of stored) await refreshHostInfo(tx, vendor)
}
