import { inArray, sql, type SQL } from 'drizzle-orm'
import { searchedItems, type FoundItem, type SearchedItem, type Item } from '#contract/admin/search.ts'
import { idSchema, type Status } from '#contract/fields.ts'
import { foundPaths } from '#values/addresses/found-paths.ts'
import { categoryPath, type CategoryName } from '#values/categories.ts'
import type { Db } from '../platform/db/database.ts'
import { sources } from './item-sources.ts'
import { rankByName, wordsOf } from './words.ts'

interface FoundRow {
  entity: SearchedItem
  id: string
  name: string
  detail: string | null
  status: Status | null
  address: string | null
  is_public: boolean
  rank: number
}

interface Search {
  text: string
  entities: readonly SearchedItem[]
  perEntity: number
}

/** Letters that make a trigram. */
const trigram = 3

/** Items with all words of a search, best first. One statement, so that a search holds one connection. */
export async function findItems(db: Db, { text, entities, perEntity }: Search): Promise<FoundItem[]> {
  const hasTrigram = wordsOf(text).some((word) => [...word].length >= trigram)
  const searched = entities.filter((entity) => hasTrigram || !sources[entity].needsTrigram)
  const rows = await readAll(
    db,
    searched.map((entity) => {
      const { name, matches } = sources[entity]
      return rowsOf(entity, matches(text, perEntity), {
        rank: rankByName(sql`searchable(${name})`, text),
        limit: perEntity,
      })
    }),
  )
  return rows.sort((one, other) => one.rank - other.rank || orderOf(one) - orderOf(other)).map(presentItem)
}

/** These items, as far as they exist, in the order in which they are named. */
export async function namedItems(db: Db, named: Item[]): Promise<FoundItem[]> {
  const entities = searchedItems.filter((entity) => named.some((each) => each.entity === entity))
  const parts = entities.flatMap((entity) => {
    const ids = named.filter((each) => each.entity === entity && isId(each)).map(({ id }) => id)
    if (ids.length === 0) return []
    return [rowsOf(entity, inArray(sources[entity].id, ids), { rank: sql`0`, limit: ids.length })]
  })
  const placeOf = ({ entity, id }: Item) => named.findIndex((each) => each.entity === entity && each.id === id)
  const rows = await readAll(db, parts)
  return rows.sort((one, other) => placeOf(one) - placeOf(other)).map(presentItem)
}

/** Pictures are named by their file. */
function isId({ entity, id }: Item): boolean {
  return entity === 'pictures' || idSchema.safeParse(id).success
}

async function readAll(db: Db, parts: SQL[]): Promise<FoundRow[]> {
  if (parts.length === 0) return []
  const { rows } = (await db.execute(sql.join(parts, sql` union all `))) as unknown as { rows: FoundRow[] }
  return rows
}

function rowsOf(entity: SearchedItem, where: SQL, { rank, limit }: { rank: SQL; limit: number }): SQL {
  const { from, id, name, detail, status, address, isPublic, newest } = sources[entity]
  return sql`(select ${entity}::text as entity, ${id}::text as id, ${name} as name, ${detail} as detail,
    ${status} as status, ${address}::text as address, ${isPublic} as is_public, ${rank} as rank
    from ${from} where ${where} order by rank, ${newest} desc, id limit ${limit})`
}

function orderOf({ entity }: FoundRow): number {
  return searchedItems.indexOf(entity)
}

function presentItem(row: FoundRow): FoundItem {
  const { entity, id, name, detail, status, is_public } = row
  return { entity, id, name, detail: detail || null, status, is_public, path: pathOf(row) }
}

/** Its page of the public site (docs/decisions/0067). */
function pathOf({ entity, id, name, address }: FoundRow): string | null {
  switch (entity) {
    case 'trips':
      return foundPaths.trip({ id, title: name })
    case 'blogs':
      return foundPaths.story(address!)
    case 'vendors':
      return foundPaths.host(id)
    case 'categories':
      return categoryPath(address as CategoryName)
    case 'regions':
      return foundPaths.region(name)
    default:
      return null
  }
}
