import { z } from 'zod'
import { idSchema, statusSchema } from '../fields.ts'
import type { Column, Field, Fields } from './field.ts'
import { shownNames, type Place, type ShownName, type Stored } from './values.ts'

type Answered<F extends Field> = F['kind'] extends 'days' ? z.infer<typeof daySchema>[] : Stored<F>

/** Schemas of an answer's values, by field. */
export type AnswerShape<F extends Fields, Name extends keyof F> = {
  -readonly [Each in Name]: z.ZodType<Answered<F[Each]>>
}

/** @returns the schemas of the values that answers for a place have. */
export function answerShape<F extends Fields, const On extends Place>(fields: F, on: On) {
  const schemas = shownNames(fields, on).map((name) => [name, answerSchema(fields[name]!)])
  return Object.fromEntries(schemas) as AnswerShape<F, ShownName<F, On>>
}

/** @returns the schemas of all fields of a version; limits, options and ids may have been others at its time. */
export function versionShape<F extends Fields>(fields: F): AnswerShape<F, keyof F> {
  const schemas = Object.entries(fields).map(([name, field]) => [name, answerSchema(field, timelessSchema(field))])
  return Object.fromEntries(schemas) as AnswerShape<F, keyof F>
}

function timelessSchema(field: Field): z.ZodType {
  if (field.kind === 'references') return z.array(z.string())
  const { kind } = field
  return kind === 'choice' || kind === 'reference' || kind === 'day' || kind === 'month'
    ? z.string()
    : filledSchema(field)
}

function answerSchema(field: Field, filled = filledSchema(field)): z.ZodType {
  const value = field.blank === null ? filled.nullable() : filled
  const about = field.aboutAnswer ?? field.about
  return about ? value.describe(about) : value
}

function filledSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'number':
    case 'money':
      return numberSchema(field)
    case 'focal':
      return z.number()
    case 'count':
      return z.int()
    case 'choice':
      return z.enum(field.options)
    case 'status':
      return statusSchema
    case 'switch':
      return z.boolean()
    case 'list':
      return z.array(z.string())
    case 'references':
      return z.array(idSchema)
    case 'reference':
      return idSchema
    case 'months':
      return z.array(z.int())
    case 'rows':
      return z.array(z.object(Object.fromEntries(Object.entries(field.columns).map(cellSchema))))
    case 'days':
      return z.array(daySchema)
    case 'links':
      return z.object(Object.fromEntries(Object.keys(field.labels).map((name) => [name, z.string().optional()])))
    case 'day':
    case 'month':
      return z.iso.date()
    case 'gallery':
      return z.array(z.object({ image_url: z.string(), alt: z.string().nullable(), caption: z.string().nullable() }))
    default:
      return z.string()
  }
}

function numberSchema({ kind, step = 1 }: { kind: string; step?: number | undefined }) {
  return kind === 'number' && step === 1 ? z.int() : z.number()
}

function cellSchema([name, column]: [string, Column]) {
  const value = column.kind === 'number' || column.kind === 'money' ? numberSchema(column) : z.string()
  const cell = column.required ? value : value.nullable()
  return [name, column.about ? cell.describe(column.about) : cell] as const
}

/** `hotel_name` exists in older rows only. */
export const daySchema = z.object({
  day: z.int(),
  title: z.string(),
  description: z.string(),
  accommodation_name: z.string().nullish(),
  hotel_name: z.string().nullish(),
  room_type: z.string().nullish(),
  meal_plan: z.string().nullish(),
})
