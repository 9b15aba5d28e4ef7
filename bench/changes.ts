import { sql } from 'drizzle-orm'
import type { TripData } from '#contract/admin/trips.ts'
import { retention } from '#contract/retention.ts'
import { removeOldChanges } from '#server/catalogue/changes/retention/remove-old.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { anItineraryDay, aTrip } from '#tests/support/factories/trip.ts'
import { median, round, spreadOf, table } from './support/figures.ts'
import { openHistory, type MeasuredHistory } from './history/measured-history.ts'
import { temporaryFolder } from './support/program.ts'

/** Pairs of saves; the first ones are not counted. */
const pairs = Number(process.env['BENCH_PAIRS'] ?? 300)
const warmUp = 30

const reads = 100
const trips = 400
const longHistory = 50_000

/** What a save that is recorded costs, how quickly a long history is read, and how it is cleaned up. */
export async function changes(): Promise<string> {
  const folder = temporaryFolder()
  const history = await openHistory(folder.path)
  try {
    const saves = await timeSaves(history)
    for (let trip = 0; trip < trips; trip += 1) await aTrip(history.db, { title: `Walk ${trip} of the langurs` })
    await history.grow(longHistory)
    const long = await timeReads(history)
    return [saves, long, await cleanUp(history)].join('\n\n')
  } finally {
    await history.close()
    folder.remove()
  }
}

async function timeSaves({ db, recorded, unrecorded }: MeasuredHistory): Promise<string> {
  const urls: string[] = []
  for (let picture = 0; picture < 5; picture += 1) urls.push((await aPicture(db, { kept: true })).url)
  const description = 'Sal forest in winter, four drives and a walk, a night by the river. '.repeat(30)
  const itinerary = Array.from({ length: 9 }, (_, day) => anItineraryDay({ day: day + 1, description }))
  const { id } = await aTrip(db, { description, itinerary, featured_image: urls[0]! })
  const kinds: Record<string, (save: number) => Partial<TripData>> = {
    price: (save) => ({ price: 50_000 + save }),
    'price, itinerary and gallery': (save) => ({
      price: 50_000 + save,
      itinerary: itinerary.map((day, index) => (index === 2 ? { ...day, description: `${description}${save}` } : day)),
      trip_images: (save % 2 === 0 ? urls.slice(1) : urls.slice(1).toReversed()).map((image_url) => ({ image_url })),
    }),
  }
  const rows: string[][] = []
  for (const [kind, dataOf] of Object.entries(kinds)) {
    const times = { recorded: [] as number[], unrecorded: [] as number[] }
    let number = 0
    const save = async (api: keyof typeof times) => {
      const trip_data = dataOf((number += 1))
      const begin = performance.now()
      await { recorded, unrecorded }[api].trips.update({ trip_id: id, trip_data })
      times[api].push(performance.now() - begin)
    }
    for (let pair = 0; pair < pairs + warmUp; pair += 1) {
      // Which one is first alternates, since the second finds warmer caches.
      const [first, second] =
        pair % 2 === 0 ? (['recorded', 'unrecorded'] as const) : (['unrecorded', 'recorded'] as const)
      await save(first)
      await save(second)
    }
    const [on, off] = [times.recorded, times.unrecorded].map((each) => each.slice(warmUp)) as [number[], number[]]
    const ratios = on.map((time, pair) => time / off[pair]!)
    rows.push([
      kind,
      round(median(off)),
      round(median(on)),
      (median(on) / median(off)).toFixed(2),
      median(ratios).toFixed(2),
    ])
  }
  const head = ['save of a trip', 'not recorded ms', 'recorded ms', 'ratio of medians', 'median of ratios']
  return `${pairs} pairs of saves through the API’s handler, alternating.\n\n${table(head, rows)}`
}

async function timeReads({ db, recorded: { changes: api } }: MeasuredHistory): Promise<string> {
  const { rows } = (await db.execute(
    sql`select max(id) as latest, (select noun_id from change_items where noun = 'trips' order by id desc limit 1) as trip from changes`,
  )) as unknown as { rows: [{ latest: number; trip: string }] }
  const [{ latest, trip }] = rows
  const calls: Record<string, (read: number) => Promise<unknown>> = {
    'first page': () => api.list({}),
    'page far down': (read) => api.list({ before: Math.round((latest * (read + 1)) / (reads + 2)) }),
    'page 1,000 by number': () => api.list({ page: 1000 }),
    'history of a trip': () => api.list({ noun: 'trips', noun_id: trip }),
    'trips changed': (read) => api.list({ noun: 'trips', kind: 'update', before: latest - read * 100 }),
    'things deleted (none)': () => api.list({ kind: 'delete' }),
    'search of a frequent word': () => api.list({ search: 'langurs' }),
    'search of a rare word': (read) => api.list({ search: `walk ${read % 10}7 langurs` }),
    'changed this week': () => api.week(),
    'figures of the history': () => api.totals(),
  }
  const measured: string[][] = []
  for (const [name, call] of Object.entries(calls)) {
    await call(0)
    const times: number[] = []
    for (let read = 0; read < reads; read += 1) {
      const begin = performance.now()
      await call(read)
      times.push(performance.now() - begin)
    }
    const { p50, p95, max } = spreadOf(times)
    measured.push([name, round(p50), round(p95), round(max)])
  }
  const head = ['read', 'median ms', 'p95 ms', 'maximum ms']
  return `With ${round(longHistory)} changes of ${round(trips)} trips, ${reads} reads each.\n\n${table(head, measured)}`
}

async function cleanUp({ db, recorded, grow }: MeasuredHistory): Promise<string> {
  await grow(longHistory)
  const { changes: many, bytes } = await recorded.changes.totals()
  await db.execute(sql`alter table changes disable trigger changes_append_only`)
  await db.execute(sql`update changes set at = at - interval '2 years'`)
  await db.execute(sql`alter table changes enable trigger changes_append_only`)
  await db.execute(sql`vacuum (analyze) changes`)
  const batches: number[] = []
  const begin = performance.now()
  let last = begin
  const between = async () => {
    batches.push(performance.now() - last)
    last = performance.now()
  }
  const removed = await removeOldChanges(db, { limits: retention, between })
  const all = performance.now() - begin
  const again = performance.now()
  await removeOldChanges(db, { limits: retention })
  return [
    `A changed price and a short text take ${round(bytes / many)} bytes with their indexes (${round(many)} changes).`,
    `The clean-up removes ${round(removed.changes)} changes that are too old in ${round(all / 1000)} s, in ${batches.length} batches of ${round(median(batches))} ms (median; maximum ${round(Math.max(...batches))}); a night with nothing to remove takes ${round(performance.now() - again)} ms.`,
  ].join(' ')
}
