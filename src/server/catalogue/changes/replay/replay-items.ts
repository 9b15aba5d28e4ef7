import { and, eq, inArray, sql } from 'drizzle-orm'
import type { EditionNoun } from '#contract/admin/editions/editions.ts'
import { adminMessages } from '#contract/messages.ts'
import { blogs, categories, editions, trips } from '../../../db/schema.ts'
import { withChangesOff } from '../../../db/writes/change-author.ts'
import { lockHeroImages } from '../../common/writes/lock-hero-images.ts'
import type { ItemRow } from '../queries.ts'
import { applyBackwards } from './apply-backwards.ts'
import { applyTogether } from './together/apply-together.ts'
import { runsOf } from './together/runs.ts'
import { followVendors } from './follow-vendors.ts'
import { requireOwnGalleries } from './own-galleries.ts'
import { ReplayConflict, type Replay } from './replay.ts'
import { sideItemsOf } from './side-items.ts'

const { trash } = adminMessages

/**
 * Applies items of one change backwards.
 * @param items in the order in which they happened.
 * @throws ReplayConflict where a thing was changed since; what only followed from others is skipped then.
 */
export async function replayItems(replay: Replay, items: ItemRow[]): Promise<void> {
  if (items.some(({ row_table }) => row_table === 'hero_images')) await lockHeroImages(replay.tx)
  await requireOwnGalleries(replay.tx, items)
  const sides = sideItemsOf(items)
  for (const run of runsOf(backwards(items))) {
    for (const item of await applyTogether(replay, run)) await applyAlone(replay, item, sides)
  }
  await followVendors(replay)
  await baseEditions(replay)
}

async function applyAlone(replay: Replay, item: ItemRow, sides: Set<ItemRow>): Promise<void> {
  try {
    await applyBackwards(replay, item)
  } catch (error) {
    if (!(error instanceof ReplayConflict) || !sides.has(item)) throw error
    replay.notes.add(trash.notes.skipped(error.label))
  }
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
