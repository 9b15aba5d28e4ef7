import { sql } from 'drizzle-orm'
import { withStore } from '#seed/open-store.ts'

/** Run on a data folder with the demo catalogue: `node bench/many-changes.ts 50000 2000`. */
const [total, ofOne] = process.argv.slice(2).map(Number) as [number, number]

/** Each statement is a transaction of its own, and so one change, recorded by the triggers as every other one. */
function inTurn(count: number, statement: string) {
  return sql.raw(`
    do $$
    begin
      for round in 1 .. ${count} loop
        ${statement};
        commit;
      end loop;
    end $$`)
}

await withStore(async ({ database: { db } }) => {
  const latest = (table: string) => `(select id from ${table} order by created_at desc, id limit 1)`
  await db.execute(
    inTurn(
      ofOne,
      `update trips set price = 10000 + round, description = repeat('Walk ' || round || ' along the river. ', 100) where id = ${latest('trips')}`,
    ),
  )
  await db.execute(
    inTurn(
      ofOne,
      `update blogs set body = '<p>Round ' || round || '</p>' || (select string_agg('<p>' || md5(round::text || line) || ' rain on the ghats</p>', '') from generate_series(1, 400) line) where id = ${latest('blogs')}`,
    ),
  )
  const rest = total - 2 * ofOne
  await db.execute(
    inTurn(
      Math.ceil(rest / 2),
      `update trips set price = 20000 + round, highlights = array['Round ' || round] where id = (select id from trips where id <> ${latest('trips')} order by id offset round % 20 limit 1)`,
    ),
  )
  await db.execute(
    inTurn(
      Math.floor(rest / 2),
      `update testimonials set content = 'Round ' || round where id = (select id from testimonials order by id offset round % 5 limit 1)`,
    ),
  )
})
