import { z } from 'zod'
import { storedDays } from '#values/trips/itinerary.ts'
import type { Column, FieldOf } from '../../content/field.ts'
import { cleanText, idSchema, optionalTextSchema, textListSchema, textSchema, tooLong, tooMany } from '../../fields.ts'
import { adminMessages } from '../../messages.ts'
import { pictureUrlSchema } from '../../pictures.ts'
import { numberSchema } from './number-schemas.ts'

/** Entries are trimmed and blank ones dropped; of a list that must not repeat itself each has to say something. */
export function listSchema({ limit, max, repeated, blank }: FieldOf<'list'>) {
  if (repeated === undefined) return textListSchema(limit, max)
  if (repeated === 'dropped') return textListSchema(limit, max).transform((entries) => [...new Set(entries)])
  const unlike = (entries: string[]) => new Set(entries.map((entry) => entry.toLowerCase())).size === entries.length
  return z
    .array(textSchema(limit))
    .max(max)
    .refine(unlike, repeated.message)
    .transform((entries) => (entries.length === 0 ? blank : entries))
}

export const monthsSchema = z
  .array(z.int().min(1).max(12))
  .max(12)
  .transform((months) => [...new Set(months)].toSorted((a, b) => a - b))

const blankable = (max: number) => cleanText(z.string().trim().max(max, tooLong(max))).nullish()

function cellSchema(column: Column): z.ZodType {
  switch (column.kind) {
    case 'text':
    case 'rich':
      return blankable(column.limit)
    case 'picture':
      return pictureUrlSchema.nullish()
    default:
      return numberSchema(column).nullish()
  }
}

export const isBlank = (value: unknown) => value === null || value === undefined || value === ''

type Row = Record<string, unknown>

const isBlankRow = (row: Row) => Object.values(row).every(isBlank)

/** Blank entries are dropped; any other must be complete. */
export function rowsSchema({ columns, max, unique }: FieldOf<'rows'>) {
  const names = Object.keys(columns)
  const cells = Object.fromEntries(names.map((name) => [name, cellSchema(columns[name]!)]))
  const complete = (row: Row, context: z.RefinementCtx) => {
    if (isBlankRow(row)) return
    for (const name of names.filter((each) => columns[each]!.required && isBlank(row[each]))) {
      context.addIssue({ code: 'custom', path: [name], message: adminMessages.fields.required })
    }
  }
  const unlike = (rows: Row[], context: z.RefinementCtx) => {
    if (!unique) return
    const { column, message } = unique
    rows.forEach((row, index) => {
      const isRepeated = !isBlank(row[column]) && rows.findIndex((each) => each[column] === row[column]) < index
      if (isRepeated) context.addIssue({ code: 'custom', path: [index, column], message })
    })
  }
  return z
    .array(z.strictObject(cells).superRefine(complete))
    .max(max, tooMany(max))
    .superRefine(unlike)
    .transform((rows: Row[]) => {
      const filled = rows
        .filter((row) => !isBlankRow(row))
        .map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])))
      return unique ? filled.toSorted((a, b) => Number(a[unique.column]) - Number(b[unique.column])) : filled
    })
}

/** Drops days without content and numbers the others from 1; a `day` that is sent is ignored. */
export function daysSchema({ columns, max }: FieldOf<'days'>) {
  const text = (name: keyof typeof columns) => blankable(columns[name].limit)
  const day = z.strictObject({
    day: z.int().optional(),
    title: text('title'),
    description: text('description'),
    accommodation_name: text('accommodation_name'),
    hotel_name: text('accommodation_name').describe('older data: kept as accommodation_name'),
    room_type: text('room_type'),
    meal_plan: text('meal_plan'),
  })
  return z
    .array(day)
    .max(max, tooMany(max))
    .transform((days) => storedDays(days.filter(({ day: _sent, ...texts }) => !isBlankRow(texts))))
}

/** The position in the list becomes `sort_order`. */
export function gallerySchema({ alt, caption, max }: FieldOf<'gallery'>) {
  const image = z.strictObject({
    image_url: pictureUrlSchema,
    alt: optionalTextSchema(alt).describe("for screen readers; without it, the picture's own alternative text"),
    caption: optionalTextSchema(caption).describe('shown with the picture'),
  })
  return z.array(image).max(max)
}

/** Blank links are dropped. */
export function linksSchema({ labels, limit, message }: FieldOf<'links'>) {
  const url = z.url({ protocol: /^https?$/, error: message }).max(limit, tooLong(limit))
  const link = z.union([z.literal(''), cleanText(url)], { error: message }).nullish()
  return z
    .strictObject(Object.fromEntries(Object.keys(labels).map((name) => [name, link])))
    .transform((links) => Object.fromEntries(Object.entries(links).filter(([, each]) => each)))
}

export function referencesSchema({ max, repeated }: FieldOf<'references'>) {
  return z
    .array(idSchema)
    .max(max, tooMany(max))
    .refine((ids) => new Set(ids).size === ids.length, repeated)
}
