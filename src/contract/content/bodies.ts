import { storedDays, type AnyDay } from '#values/trips/itinerary.ts'
import type { Field, Fields } from './field.ts'
import type { BodyOf } from './values.ts'

type Blanks<F extends Fields> = {
  -readonly [Name in keyof F as F[Name] extends { required: true } ? never : Name]: BodyOf<F>[Name]
}

/** @returns the values of a new item in the fields that need not be filled. */
export function blankBody<F extends Fields>(fields: F): Blanks<F> {
  const optional = Object.entries(fields).filter(([, { required }]) => !required)
  return structuredClone(Object.fromEntries(optional.map(([name, { blank }]) => [name, blank]))) as Blanks<F>
}

/** An item that has all fields, and the records of those pictures whose alternative texts belong to it. */
type ItemWith<F extends Fields> = {
  [Name in keyof F as F[Name]['kind'] extends 'alt' ? never : Name]: unknown
} & {
  [Name in keyof F as F[Name] extends { record: infer Record extends string } ? Record : never]: { alt: string } | null
}

/** @returns the body of a stored item, as a save would write it again. */
export function bodyIn<F extends Fields>(fields: F, item: ItemWith<F>): BodyOf<F> {
  const stored = item as Record<string, unknown>
  const values = Object.entries(fields).map(([name, field]) => [name, savedValue(field, name, stored)])
  return Object.fromEntries(values) as BodyOf<F>
}

function savedValue(field: Field, name: string, item: Record<string, unknown>): unknown {
  if (field.kind === 'alt') return (item[field.record] as { alt: string } | null)?.alt ?? ''
  const value = item[name]
  if (field.kind === 'days') return storedDays(value as AnyDay[])
  if (field.kind !== 'gallery') return value
  const pictures = value as { image_url: string; alt: string | null; caption: string | null }[]
  return pictures.map(({ image_url, alt, caption }) => ({ image_url, alt, caption }))
}
