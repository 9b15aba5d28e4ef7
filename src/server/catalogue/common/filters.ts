import type { AnyContractProcedure, InferSchemaOutput } from '@orpc/contract'
import { and, type SQL } from 'drizzle-orm'

type InputOf<Call extends AnyContractProcedure> = NonNullable<
  InferSchemaOutput<NonNullable<Call['~orpc']['inputSchema']>>
>

/** What a list's call can narrow it by: its input without order and page. */
export type FiltersOf<Call extends AnyContractProcedure> = Omit<
  InputOf<Call>,
  'limit' | 'offset' | 'page' | 'page_size' | 'sort' | 'direction'
>

/** A table's condition for every filter of a list; nothing where a value, such as a blank text, lets all rows through. */
export type Conditions<Filters> = {
  [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>) => SQL | undefined
}

/** @returns what rows must fulfil; filters that are not set, or that the conditions do not name, change nothing. */
export function whereOf<Filters>(conditions: Conditions<Filters>, filters: Filters): SQL | undefined {
  const names = Object.keys(conditions) as (keyof Filters)[]
  return and(
    ...names.map((name) => {
      const value = filters[name]
      return value === undefined || value === null ? undefined : conditions[name](value as NonNullable<typeof value>)
    }),
  )
}
