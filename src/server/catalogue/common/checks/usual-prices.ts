import { sql, type SQL } from 'drizzle-orm'
import type { UsualPrice } from '#values/checks/trip-findings.ts'
import { checkLimits } from '#values/checks/check-names.ts'
import type { Db } from '#server/platform/db/database.ts'

/**
 * The median price a day of published trips, by category and region (blank: the whole category), where there are enough
 * of them.
 */
const usualPrices = sql`(
  select category, coalesce(region, '') as region, count(*)::int as trips,
    percentile_cont(0.5) within group (order by price::float8 / duration) as per_day
  from (select category, btrim(region) as region, price, duration from trips where status = 'published') as published
  group by grouping sets ((category, region), (category))
  having count(*) >= ${sql.raw(String(checkLimits.siblings))} and (grouping(region) = 1 or region <> ''))`

const factor = sql.raw(String(checkLimits.priceFactor))

/** Ids of trips of any status with an unusual price a day. */
export const tripsThatStandOut: SQL = sql`(
  with usual as materialized ${usualPrices}
  select trip.id from trips as trip
  left join usual as here on here.category = trip.category and here.region = btrim(trip.region) and here.region <> ''
  left join usual as anywhere on anywhere.category = trip.category and anywhere.region = ''
  cross join lateral (values (coalesce(here.per_day, anywhere.per_day))) as by(per_day)
  where trip.price::float8 / trip.duration < by.per_day / ${factor}
    or trip.price::float8 / trip.duration > by.per_day * ${factor})`

/** @returns the usual price of the region, or else of the category; null where there are too few trips. */
export async function selectUsualPrice(db: Db, category: string, region: string): Promise<UsualPrice | null> {
  const { rows } = (await db.execute(sql`
    select per_day, trips, coalesce(nullif(region, ''), category) as among from ${usualPrices} as usual
    where category = ${category} and region in (btrim(${region}), '')
    order by region desc limit 1`)) as unknown as { rows: UsualPrice[] }
  return rows[0] ?? null
}
