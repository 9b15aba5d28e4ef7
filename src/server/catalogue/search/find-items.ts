import { inArray, sql, type SQL } from 'drizzle-orm'
import { searchedThings, type FoundThing, type SearchedThing, type Thing } from '#contract/admin/search.ts'
import { idSchema, type Status } from '#contract/fields.ts'
import { foundPaths } from '#values/addresses/found-paths.ts'
import { categoryPath, type CategoryName } from '#values/categories.ts'
import type { Db } from '../../db/database.ts'
import { sources } from './item-sources.ts'
import { rankByName, wordsOf } from './words.ts'

interface FoundRow {
  noun: SearchedThing
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
  nouns: readonly SearchedThing[]
  perNoun: number
}

/** Letters that make a trigram. */
const trigram = 3

/** Items with all words of a search, best first. One statement, so that a search holds one connection. */
export async function findThings(db: Db, { text, nouns, perNoun }: Search): Promise<FoundThing[]> {
  const hasTrigram = wordsOf(text).some((word) => [...word].length >= trigram)
  const searched = nouns.filter((noun) => hasTrigram || !sources[noun].needsTrigram)
  const rows = await readAll(
    db,
    searched.map((noun) => {
      const { name, matches } = sources[noun]
      return rowsOf(noun, matches(text, perNoun), { rank: rankByName(sql`searchable(${name})`, text), limit: perNoun })
    }),
  )
  return rows.sort((one, other) => one.rank - other.rank || orderOf(one) - orderOf(other)).map(presentThing)
}

/** These items, as far as they exist, in the order in which they are named. */
export async function namedThings(db: Db, named: Thing[]): Promise<FoundThing[]> {
  const nouns = searchedThings.filter((noun) => named.some((each) => each.noun === noun))
  const parts = nouns.flatMap((noun) => {
    const ids = named.filter((each) => each.noun === noun && isId(each)).map(({ id }) => id)
    if (ids.length === 0) return []
    return [rowsOf(noun, inArray(sources[noun].id, ids), { rank: sql`0`, limit: ids.length })]
  })
  const placeOf = ({ noun, id }: Thing) => named.findIndex((each) => each.noun === noun && each.id === id)
  const rows = await readAll(db, parts)
  return rows.sort((one, other) => placeOf(one) - placeOf(other)).map(presentThing)
}

/** Pictures are named by their file. */
function isId({ noun, id }: Thing): boolean {
  return noun === 'pictures' || idSchema.safeParse(id).success
}

async function readAll(db: Db, parts: SQL[]): Promise<FoundRow[]> {
  if (parts.length === 0) return []
  const { rows } = (await db.execute(sql.join(parts, sql` union all `))) as unknown as { rows: FoundRow[] }
  return rows
}

function rowsOf(noun: SearchedThing, where: SQL, { rank, limit }: { rank: SQL; limit: number }): SQL {
  const { from, id, name, detail, status, address, isPublic, newest } = sources[noun]
  return sql`(select ${noun}::text as noun, ${id}::text as id, ${name} as name, ${detail} as detail,
    ${status} as status, ${address}::text as address, ${isPublic} as is_public, ${rank} as rank
    from ${from} where ${where} order by rank, ${newest} desc, id limit ${limit})`
}

function orderOf({ noun }: FoundRow): number {
  return searchedThings.indexOf(noun)
}

function presentThing(row: FoundRow): FoundThing {
  const { noun, id, name, detail, status, is_public } = row
  return { noun, id, name, detail: detail || null, status, is_public, path: pathOf(row) }
}

/** Its page of the public site (docs/decisions/0067). */
function pathOf({ noun, id, name, address }: FoundRow): string | null {
  switch (noun) {
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
