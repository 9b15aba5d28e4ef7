import { sql, type SQL } from 'drizzle-orm'
import { categoryNames, categoryPath } from '#values/categories.ts'
import { bodyPatterns } from '#values/checks/story-findings.ts'
import { fixedPages } from '#values/pages/fixed-pages.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Pages that always exist, apart from those of records. */
const pages = [
  ...fixedPages.map(({ path }) => path),
  ...categoryNames.map(categoryPath),
  '/saved',
  '/search',
  '/enquire',
]

const known = sql`array[${sql.join(
  pages.map((path) => sql.raw(`'${path}'`)),
  sql`, `,
)}]`

const uuid = sql.raw(`'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`)

/**
 * Whether an address of this site leads to no page that visitors see.
 * @param address begins with a slash; may have a search and an anchor.
 */
function isBroken(address: SQL): SQL {
  return sql`(
    select case
      when path like '/trip/%' then not exists (
        select from trips as target where target.status = 'published'
          and target.id = case when name ~ ${uuid} then name::uuid end)
      when path like '/blog/%' then not exists (
        select from blogs as target where target.status = 'published'
          and (target.slug = name or target.id = (select blog_id from former_addresses where slug = name)))
      when path like '/host/%' then not exists (
        select from trips as target where target.status = 'published' and target.show_vendor_info
          and target.vendor_id = case when name ~ ${uuid} then name::uuid end)
      when path like '/media/%' then false
      else not path = any (${known})
    end
    from (select path, lower(split_part(path, '/', 3)) as name from (
      select regexp_replace(split_part(split_part(${address}, '#', 1), '?', 1), '(.)/+$', '\\1') as path
    ) as cleaned) as asked)`
}

/** Ids of stories with a link that leads nowhere. */
export const storiesWithBrokenLinks: SQL = sql`(
  select linking.id from blogs as linking
  cross join lateral (select distinct found.groups[1] as address
    from regexp_matches(linking.body, ${sql.raw(`'${bodyPatterns.ownLink}'`)}, 'g') as found(groups)) as link
  where linking.body like '%href="/%' and ${isBroken(sql`link.address`)})`

/** @returns those that lead nowhere. */
export async function selectBrokenLinks(db: Db, addresses: string[]): Promise<string[]> {
  if (addresses.length === 0) return []
  const { rows } = (await db.execute(sql`
    select address from unnest(${sql.param(addresses)}::text[]) as asked_for(address)
    where ${isBroken(sql`asked_for.address`)}`)) as unknown as { rows: { address: string }[] }
  return rows.map(({ address }) => address)
}
