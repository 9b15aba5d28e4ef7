import { directions, lastPage, type Direction } from '#contract/admin/fields.ts'
import { searchLength } from '#contract/fields.ts'

/** What every list keeps in its address. */
export interface ListSearch {
  /** Text searched for. */
  search?: string
  sort?: string
  direction?: Direction
  /** From 1. */
  page?: number
  /** `new` opens the create form and then leaves the address (specification 2.1). */
  action?: 'new'
}

/**
 * Makes sure that a screen sees of its address what it reads, and nothing else: the router lays what a reader gives
 * over what stands there, so that whatever the reader refuses would come through all the same.
 */
export function onlyWhatIsRead<Search extends object>(read: (search: Record<string, unknown>) => Search) {
  return (search: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
    ...read(search),
  })
}

/** Reads a list's address; what does not fit is left out. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const { sort, action } = search
  const text = textOf(search.search)
  const direction = directions.find((each) => each === search.direction)
  const page = Number(search.page)
  return {
    ...(text ? { search: text } : {}),
    ...(typeof sort === 'string' ? { sort } : {}),
    ...(direction ? { direction } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
    ...(action === 'new' ? { action } : {}),
  }
}

/** @returns the input of a list's call; a sort column that the call does not know is dropped. */
export function listInputOf<Search extends ListSearch, Column extends string>(
  { action: _action, sort, ...rest }: Search,
  columns: readonly Column[],
) {
  return { ...rest, sort: columns.find((each) => each === sort) }
}

/**
 * @returns a filter's value as text, or undefined when it is blank; numbers in addresses arrive as numbers. Control
 * characters are left out: no text of the catalogue holds any, and the server refuses them.
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
