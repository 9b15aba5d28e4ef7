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
  return {
    ...(text ? { search: text } : {}),
    ...(typeof sort === 'string' ? { sort } : {}),
    ...(direction ? { direction } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
    ...(action === 'new' ? { action } : {}),
  }
}

/** @returns the input of a list's call; an unknown sort column is dropped. */
export function listInputOf<Search extends ListSearch, Column extends string>(
  { action: _action, sort, ...rest }: Search,
  columns: readonly Column[],
) {
  return { ...rest, sort: columns.find((each) => each === sort) }
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
