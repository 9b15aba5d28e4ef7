import { sql } from 'drizzle-orm'
import type { TripAction } from '#contract/admin/lists/trip-bulk.ts'
import { growCatalogue } from '#seed/grow.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { median, round, table } from './support/figures.ts'
import { openHistory, type MeasuredHistory } from './history/measured-history.ts'
import { temporaryFolder } from './support/program.ts'

const trips = 1000
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)

/** Saves one after another, with which a change of all is compared. */
const singles = 50

const actions: Record<string, TripAction> = {
  'off the site': { kind: 'status', status: 'draft' },
  published: { kind: 'status', status: 'published' },
  'price + 10 %': { kind: 'price', percent: 10, step: 100 },
  'another vendor': { kind: 'vendor', vendor_id: null },
  deleted: { kind: 'delete' },
}

/** What a change of a thousand trips and its undo take, and what it would take to save them one by one. */
export async function bulk(): Promise<string> {
  const folder = temporaryFolder()
  const history = await openHistory(folder.path)
  try {
    for (let picture = 0; picture < 5; picture += 1) await aPicture(history.db, { kept: true })
    await growCatalogue(history.db, trips, () => {})
    // Some of the generated trips have none, and could not be published.
    await history.db.execute(sql`update trips set region = 'Assam' where btrim(region) = ''`)
    const rows: string[][] = []
    for (const [name, action] of Object.entries(actions)) rows.push(await timeAction(history, name, action))
    const each = await timeSingles(history)
    const head = ['1,000 trips', 'change ms', 'maximum', 'undo ms', 'maximum', 'change / saves one by one']
    const figures = rows.map(([name, ...times]) => [
      name!,
      ...times.map((time) => round(Number(time))),
      ratioOf(times[0]!, each),
    ])
    return `${rounds} rounds each through the API’s handler; medians. A save of one trip’s price takes ${each.toFixed(1)} ms (${singles} saves).\n\n${table(head, figures)}`
  } finally {
    await history.close()
    folder.remove()
  }
}

const ratioOf = (all: string, each: number) => (Number(all) / (each * trips)).toFixed(2)

async function timeAction({ db, recorded }: MeasuredHistory, name: string, action: TripAction): Promise<string[]> {
  const times = { change: [] as number[], undo: [] as number[] }
  for (let number = 0; number < rounds; number += 1) {
    // What is published has to be a draft before.
    if (name === 'published') await db.execute(sql`update trips set status = 'draft'`)
    const rows = { filter: {}, total: await total(db) }
    const begin = performance.now()
    await recorded.trips.bulk({ rows, action })
    const between = performance.now()
    const [change_id] = await latest(db)
    const undoing = performance.now()
    await recorded.changes.undo({ change_id: change_id! })
    times.change.push(between - begin)
    times.undo.push(performance.now() - undoing)
  }
  const figures = [times.change, times.undo].flatMap((each) => [median(each), Math.max(...each)])
  return [name, ...figures.map(String)]
}

async function timeSingles({ db, recorded }: MeasuredHistory): Promise<number> {
  const { rows } = (await db.execute(sql`select id from trips limit ${singles}`)) as unknown as {
    rows: { id: string }[]
  }
  const begin = performance.now()
  for (const { id } of rows) await recorded.trips.update({ trip_id: id, trip_data: { price: 43_210 } })
  return (performance.now() - begin) / rows.length
}

async function total(db: MeasuredHistory['db']): Promise<number> {
  const { rows } = (await db.execute(sql`select count(*)::int as trips from trips`)) as unknown as {
    rows: { trips: number }[]
  }
  return rows[0]!.trips
}

async function latest(db: MeasuredHistory['db']): Promise<number[]> {
  const { rows } = (await db.execute(sql`select max(id)::int as id from changes`)) as unknown as {
    rows: { id: number }[]
  }
  return rows.map(({ id }) => id)
}
