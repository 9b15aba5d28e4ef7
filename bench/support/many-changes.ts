import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { withStore } from '#seed/open-store.ts'

/** Run on a data folder with the demo catalogue: `node bench/support/many-changes.ts 50000 2000`. */
const [total, ofOne] = process.argv.slice(2).map(Number) as [number, number]

/** Changes that one statement makes: each has to end in time. */
const batch = 250

/** Each round is a transaction of its own, and so one change, recorded by the triggers as every other one. */
async function inTurn(db: Db, count: number, statement: string): Promise<void> {
  for (let first = 1; first <= count; first += batch) {
    const last = Math.min(count, first + batch - 1)
    await db.execute(
      sql.raw(
        `do $$ begin set synchronous_commit = off; for round in ${first} .. ${last} loop ${statement}; commit; end loop; end $$`,
      ),
    )
  }
}

const latest = (table: string) => `(select id from ${table} order by created_at desc, id limit 1)`

await withStore(async ({ database: { db } }) => {
  const words = `repeat('Walk ' || round || ' along the river. ', 100)`
  await inTurn(
    db,
    ofOne,
    `update trips set price = 10000 + round, description = ${words} where id = ${latest('trips')}`,
  )
  const story = `(select string_agg('<p>' || md5(round || ' ' || line) || ' rain on the ghats</p>', '') from generate_series(1, 300) line)`
  await inTurn(db, ofOne, `update blogs set body = ${story} where id = ${latest('blogs')}`)
  const rest = total - 2 * ofOne
  const other = `(select id from trips where id <> ${latest('trips')} order by id offset round % 20 limit 1)`
  const lines = `array['Round ' || round]`
  await inTurn(
    db,
    Math.ceil(rest / 2),
    `update trips set price = 20000 + round, highlights = ${lines} where id = ${other}`,
  )
  const oneOfFive = `(select id from testimonials order by id offset round % 5 limit 1)`
  await inTurn(db, Math.floor(rest / 2), `update testimonials set content = 'Round ' || round where id = ${oneOfFive}`)
})
