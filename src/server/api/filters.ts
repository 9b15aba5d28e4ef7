import type { AnyContractProcedure, InferSchemaOutput } from '@orpc/contract'
import { and, sql, type SQL } from 'drizzle-orm'

/** The input of a list's call, with order and page. */
export type ListInput<Call extends AnyContractProcedure> = NonNullable<
  InferSchemaOutput<NonNullable<Call['~orpc']['inputSchema']>>
>

/** The filters of a list: the call's input without order and page. */
export type FiltersOf<Call extends AnyContractProcedure> = Omit<
  ListInput<Call>,
  'limit' | 'offset' | 'page' | 'page_size' | 'sort' | 'direction' | 'similar'
>

/** @param day in India. @returns the moment at which it begins. */
export function dayStart(day: string): SQL {
  return sql`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`
}

/** A table's condition for every filter of a list; undefined where a value, such as a blank text, does not filter. */
export type Conditions<Filters> = {
  [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>) => SQL | undefined
}

/** @returns the `where` condition; filters that are not set are ignored. */
export function whereOf<Filters>(conditions: Conditions<Filters>, filters: Filters): SQL | undefined {
  const names = Object.keys(conditions) as (keyof Filters)[]
  return and(
    ...names.map((name) => {
      const value = filters[name]
      return value === undefined || value === null ? undefined : conditions[name](value as NonNullable<typeof value>)
    }),
  )
}
