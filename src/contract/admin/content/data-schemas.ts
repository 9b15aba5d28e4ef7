import { z } from 'zod'
import { slugOf } from '#values/slug.ts'
import type { Field, FieldOf, Fields } from '../../content/field.ts'
import type { Sent, Stored } from '../../content/values.ts'
import { cleanText, optionalDaySchema, optionalMonthSchema, statusSchema, textSchema, tooLong } from '../../fields.ts'
import { pictureLimits, pictureUrlSchema } from '../../pictures.ts'
import { optionalIdSchema } from '../fields.ts'
import {
  daysSchema,
  gallerySchema,
  linksSchema,
  listSchema,
  monthsSchema,
  referencesSchema,
  rowsSchema,
} from './list-schemas.ts'
import { countSchema, focalSchema, numberSchema, requiredOr } from './number-schemas.ts'

type ValueSchema<F extends Field> = z.ZodType<Stored<F>, Sent<F>>

/** Schemas of what a save may send, by field. */
export type DataShape<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends { required: true }
    ? ValueSchema<F[Name]>
    : z.ZodOptional<ValueSchema<F[Name]>>
}

/** @returns the schemas of a save's input; fields that need not be filled may be left out. */
export function dataShape<F extends Fields>(fields: F): DataShape<F> {
  const schemas = Object.entries(fields).map(([name, field]) => [name, inputSchema(field)])
  return Object.fromEntries(schemas) as DataShape<F>
}

function inputSchema(field: Field): z.ZodType {
  const value = valueSchema(field)
  const schema = field.required ? value : value.optional()
  const about = field.aboutInput ?? field.about
  return about ? schema.describe(about) : schema
}

/** Schemas of these kinds turn a blank input into null and allow null themselves. */
const nullables = new Set<Field['kind']>(['reference', 'day', 'month'])

/** @returns the schema of a value, which a save sends. */
export function valueSchema(field: Field): z.ZodType {
  const schema = filledSchema(field)
  return field.blank === null && !nullables.has(field.kind) ? schema.nullable() : schema
}

function filledSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textOf(field)
    case 'region':
      return textSchema(field.limit, field.missing)
    case 'rich':
      return cleanText(z.string().max(field.limit, field.tooLong ?? tooLong(field.limit)))
    case 'slug':
      return slugSchema(field)
    case 'number':
    case 'money':
      return numberSchema(field, field.required)
    case 'count':
      return countSchema(field)
    case 'choice':
      return z.enum(field.options, field.required && { error: requiredOr() })
    case 'status':
      return statusSchema
    case 'switch':
      return z.boolean()
    case 'list':
      return listSchema(field)
    case 'months':
      return monthsSchema
    case 'rows':
      return rowsSchema(field)
    case 'days':
      return daysSchema(field)
    case 'picture':
      return pictureUrlSchema
    case 'alt':
      return blankable(pictureLimits.alt).describe('alternative text, stored with the picture')
    case 'focal':
      return focalSchema.describe('0 to 1 of width or height')
    case 'gallery':
      return gallerySchema(field)
    case 'reference':
      return optionalIdSchema
    case 'references':
      return referencesSchema(field)
    case 'links':
      return linksSchema(field)
    case 'day':
      return optionalDaySchema
    case 'month':
      return optionalMonthSchema
  }
}

function textOf({ limit, missing, form, rule, required, blank }: FieldOf<'text'>): z.ZodType {
  const ruled = (text: z.ZodString) =>
    rule ? text.refine((typed) => typed === '' || rule.isValid(typed), rule.message) : text
  if (required) return ruled(textSchema(limit, missing))
  if (form === 'email' && !rule) {
    const email = z.union([z.literal(''), z.email().max(limit, tooLong(limit))])
    return email.transform((typed) => typed || null)
  }
  const text = ruled(blankable(limit))
  return blank === null ? text.transform((typed) => typed || null) : text
}

function blankable(limit: number) {
  return cleanText(z.string().trim().max(limit, tooLong(limit)))
}

/** A typed slug is normalised (specification 5) and rejected when nothing is left of it. */
function slugSchema({ limit, missing }: FieldOf<'slug'>) {
  return cleanText(z.string().max(limit, tooLong(limit)))
    .transform(slugOf)
    .pipe(z.string().min(1, missing))
}
