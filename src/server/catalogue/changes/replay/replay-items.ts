import { and, eq, inArray, sql } from 'drizzle-orm'
import type { EditionNoun } from '#contract/admin/editions.ts'
import { adminMessages } from '#contract/messages.ts'
import type { Db } from '../../../db/database.ts'
import { blogs, categories, editions, tripImages, trips, vendors } from '../../../db/schema.ts'
import { withChangesOff } from '../../../db/writes/change-author.ts'
import { hostInfoOf, refreshHostInfo } from '../../common/host-info.ts'
import { lockHeroImages } from '../../common/writes/lock-hero-images.ts'
import { nextVersion } from '../../common/writes/optimistic-lock.ts'
import type { ItemRow } from '../queries.ts'
import { applyBackwards } from './apply-backwards.ts'
import { ReplayConflict, type Replay } from './replay.ts'
import { labelOf } from './row-state.ts'
import { sideItemsOf } from './side-items.ts'

const { trash, undo } = adminMessages

/**
 * Applies items of one change backwards.
 * @param items in the order in which they happened.
 * @throws ReplayConflict where a thing was changed since; what only followed from others is skipped then.
 */
export async function replayItems(replay: Replay, items: ItemRow[]): Promise<void> {
  if (items.some(({ row_table }) => row_table === 'hero_images')) await lockHeroImages(replay.tx)
  await requireOwnGalleries(replay.tx, items)
  const sides = sideItemsOf(items)
  for (const item of backwards(items)) {
    try {
      await applyBackwards(replay, item)
    } catch (error) {
      if (!(error instanceof ReplayConflict) || !sides.has(item)) throw error
      replay.notes.add(trash.notes.skipped(error.label))
    }
  }
  await followVendors(replay)
  await baseEditions(replay)
}

/** A draft that came back goes on from what is live now. */
async function baseEditions({ tx, editions: returned }: Replay): Promise<void> {
  if (returned.size === 0) return
  await withChangesOff(tx, async () => {
    for (const [noun, table] of Object.entries({ trips, blogs, categories })) {
      await tx
        .update(editions)
        .set({ base_version: sql`(select updated_at from ${table} where id = ${editions.item_id})` })
        .where(and(inArray(editions.id, [...returned]), eq(editions.noun, noun as EditionNoun)))
    }
  })
}

/** Tables that others refer to, each one after those that it refers to. */
const parents = ['pictures', 'vendors', 'trips', 'blogs', 'editions']

/**
 * The last item first, but deleted rows come back before those that refer to them: a cascade may be recorded before or
 * after the row that caused it. Schedules come back last, since they belong to a thing of any noun.
 */
function backwards(items: ItemRow[]): ItemRow[] {
  const isParent = ({ kind, row_table }: ItemRow) => kind === 'delete' && parents.includes(row_table)
  const rank = ({ row_table }: ItemRow) => parents.indexOf(row_table)
  const isSchedule = ({ kind, row_table }: ItemRow) => kind === 'delete' && row_table === 'schedules'
  const first = items.filter(isParent).toSorted((a, b) => rank(a) - rank(b))
  const others = items.toReversed().filter((item) => !isParent(item))
  return [...first, ...others.filter((item) => !isSchedule(item)), ...others.filter(isSchedule)]
}

/** A save replaces a whole gallery, so what was added to it since would be mixed with the former pictures. */
async function requireOwnGalleries(tx: Db, items: ItemRow[]): Promise<void> {
  for (const own of Map.groupBy(items, ({ noun, noun_id }) => `${noun} ${noun_id}`).values()) {
    const { noun, noun_id } = own[0]!
    const isWhole = own.some(
      ({ row_table, kind }) =>
        (row_table === 'trip_images' && kind === 'delete') || (row_table === 'trips' && kind === 'insert'),
    )
    if (noun !== 'trips' || !isWhole) continue
    const inserted = new Set(own.filter(({ kind }) => kind === 'insert').map(({ row_id }) => row_id))
    const rows = await tx.select({ id: tripImages.id }).from(tripImages).where(eq(tripImages.trip_id, noun_id))
    if (rows.some(({ id }) => !inserted.has(id))) {
      throw new ReplayConflict(await labelOf(tx, own[0]!), [undo.reasons.pictures])
    }
  }
}

/** The texts that are generated from vendors; a trip whose gallery alone was changed gets its new version here, too. */
async function followVendors({ tx, trips: changedTrips, vendors: changedVendors }: Replay): Promise<void> {
  const rows = await tx
    .select({ id: trips.id, updated_at: trips.updated_at, show: trips.show_vendor_info, vendor: vendors })
    .from(trips)
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .where(inArray(trips.id, [...changedTrips]))
  for (const { id, updated_at, show, vendor } of rows) {
    const host_info = show ? hostInfoOf(vendor) : null
    await tx
      .update(trips)
      .set({ host_info, updated_at: nextVersion(updated_at) })
      .where(eq(trips.id, id))
  }
  const stored = await tx
    .select()
    .from(vendors)
    .where(inArray(vendors.id, [...changedVendors]))
  for (const vendor of stored) await refreshHostInfo(tx, vendor)
}
