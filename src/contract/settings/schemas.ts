import { z } from 'zod'
import { plainText } from '#values/format/excerpt.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { plainToHtml } from '#values/format/plain-to-html.ts'
import { valueSchema } from '../admin/content/data-schemas.ts'
import type { Column, Field, Fields, NumberKind } from '../content/field.ts'
import type { Sent, Stored } from '../content/values.ts'
import { cleanText, textSchema, tooLong, tooMany } from '../fields.ts'
import { adminMessages } from '../messages.ts'
import { pictureUrlSchema } from '../pictures.ts'
import { fieldsOf, settingsSections, type SectionFields, type SettingsSection } from './sections.ts'

type Shape<F extends Fields> = { -readonly [Name in keyof F]: z.ZodType<Stored<F[Name]>, Sent<F[Name]>> }

const dayRule = { isValid: (typed: string) => z.iso.date().safeParse(typed).success, message: adminMessages.fields.day }

/** All fields of each section; a save names those that it changes. */
export const settingsSchemas = Object.fromEntries(
  settingsSections.map((section) => {
    const schemas = Object.entries(fieldsOf(section)).map(([name, field]) => [name, fieldSchema(field)])
    return [section, z.strictObject(Object.fromEntries(schemas))]
  }),
) as { [Section in SettingsSection]: z.ZodObject<Shape<SectionFields[Section]>, z.core.$strict> }

/** As in a content type, but numbers may be sent as texts, and rows must be complete. */
function fieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'number':
      return field.required
        ? numberIn(field)
        : z.union([z.literal('').transform(() => null), z.null(), numberIn(field)])
    case 'day':
      return valueSchema({ ...field, kind: 'text', limit: 10, rule: dayRule })
    case 'rows': {
      const cells = Object.entries(field.columns).map(([name, column]) => [name, cellSchema(column)])
      return z.array(z.strictObject(Object.fromEntries(cells))).max(field.max, tooMany(field.max))
    }
    case 'text': {
      const text = valueSchema(field) as z.ZodType<string | null>
      return field.form === 'phone' ? text.transform((typed) => typed && withCountryCode(typed)) : text
    }
    default:
      return valueSchema(field)
  }
}

function numberIn({ min, max, step, message }: NumberKind) {
  const number = z.coerce.number(message).min(min, message).max(max, message)
  return step === 1 ? number.int(message) : number
}

function cellSchema(column: Column): z.ZodType {
  switch (column.kind) {
    case 'text': {
      if (column.required) return textSchema(column.limit)
      const text = orNone(column.limit)
      return column.blank === null ? text.default(null) : text
    }
    case 'rich':
      return richCell(column.limit)
    case 'picture':
      return pictureUrlSchema.nullable()
    default:
      return numberIn(column)
  }
}

function orNone(max: number) {
  const text = cleanText(z.string().trim().max(max, tooLong(max)))
  return text.transform((typed) => typed || null).nullable()
}

/** Rich text that says something; a plain one, as it was stored once, is put into paragraphs. */
function richCell(max: number) {
  return cleanText(z.string().max(max, tooLong(max)))
    .refine((html) => plainText(html) !== '', adminMessages.fields.required)
    .transform(plainToHtml)
}
