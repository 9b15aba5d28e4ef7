import type { z } from 'zod'
import { directions, lastPage, type Direction } from '#contract/admin/fields.ts'
import { searchLength } from '#contract/fields.ts'

/** Search parameters of every list. */
export interface ListSearch {
  search?: string
  sort?: string
  direction?: Direction
  /** From 1. */
  page?: number
  /** `new` opens the create form and is then removed from the URL (specification 2.1). */
  action?: 'new'
  /** Id of the item whose form is open; whether it exists is known only when it was loaded. */
  edit?: string
  /** The history beside the open form. */
  history?: string
  /** Whether the preview of the open form is open as well. */
  preview?: string
  /** Input of the list's call; never in an address. */
  page_size?: number
}

/**
 * Removes all search parameters that the validator does not return: TanStack Router merges the validated search into the
 * raw one, so rejected keys must be set to undefined.
 */
export function onlyValidated<Search extends object>(read: (search: Record<string, unknown>) => Search) {
  return (search: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
    ...read(search),
  })
}

/** Invalid parameters are dropped. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const { sort, action } = search
  const text = textOf(search.search)
  const direction = directions.find((each) => each === search.direction)
  const page = Number(search.page)
  const edit = textOf(search.edit)
  const history = textOf(search.history)
  const preview = textOf(search.preview)
  return {
    ...(text ? { search: text } : {}),
    ...(typeof sort === 'string' ? { sort } : {}),
    ...(direction ? { direction } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
    ...(action === 'new' ? { action } : {}),
    ...(edit ? { edit } : {}),
    ...(edit && history ? { history } : {}),
    ...(preview ? { preview } : {}),
  }
}

/** Of every list's call; `readListSearch` reads those that an address has. */
const common = ['search', 'direction', 'page', 'page_size', 'similar'] as const

type Filters<Shape extends z.ZodRawShape> = {
  [Name in Exclude<keyof Shape, (typeof common)[number]>]?: Exclude<z.output<Shape[Name]>, undefined>
}

/**
 * @param schema of the list's call, which names its filters and the columns that it can be sorted by.
 * @returns what reads an address of the list; invalid parameters are dropped.
 */
export function searchReader<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) {
  const own = Object.entries(shape).filter(([name]) => !common.some((each) => each === name))
  return (search: Record<string, unknown>): Omit<ListSearch, 'sort'> & Filters<Shape> => {
    const { sort: _any, ...list } = readListSearch(search)
    const read = own.map(([name, schema]) => [name, validIn(schema as z.ZodType, search[name])] as const)
    return { ...list, ...(Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Filters<Shape>) }
  }
}

function validIn(schema: z.ZodType, value: unknown): unknown {
  return schema.safeParse(typeof value === 'boolean' ? value : textOf(value)).data
}

/** @returns the search without the form that is open over the list. */
export function listPartOf<Search extends ListSearch>({
  action: _action,
  edit: _edit,
  history: _history,
  preview: _preview,
  ...list
}: Search) {
  return list
}

const notFilters = new Set([
  'sort',
  'direction',
  'page',
  'page_size',
  'before',
  'after',
  'action',
  'edit',
  'history',
  'preview',
])

/** @returns the names of the search parameters that narrow the list down, the search text among them. */
export function filtersIn<Search extends ListSearch>(search: Search): (keyof Search)[] {
  return (Object.keys(search) as (keyof Search)[]).filter(
    (name) => !notFilters.has(String(name)) && search[name] !== undefined && search[name] !== '',
  )
}

/** @returns the address of a file with the rows that match the filters of a list. */
export function withFilters(address: string, search: object): string {
  const filters = search as Record<string, unknown>
  const query = new URLSearchParams(filtersIn(search).map((name) => [name, String(filters[name])]))
  return query.size > 0 ? `${address}?${query}` : address
}

/**
 * @returns a filter's value as text, or undefined if it is blank; the router parses numbers in URLs. Control characters are
 * removed, as the server rejects them.
 */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return (
    String(value)
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, searchLength)
      .trim() || undefined
  )
}
