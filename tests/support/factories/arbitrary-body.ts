import fc from 'fast-check'
import { z } from 'zod'

/** What of a JSON schema decides which values fit. */
interface JsonSchema {
  type?: string | string[]
  anyOf?: JsonSchema[]
  enum?: string[]
  const?: unknown
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  multipleOf?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

/** Values of single fields: ids and pictures that exist, and rules that a schema does not express. */
export type Overrides = Record<string, fc.Arbitrary<unknown>>

/** Entries of a list at most. */
const maxEntries = 3

/** Without commas and line breaks, which separate the entries of some fields. */
const letters = [...'abcdefghijklmnopqrstuvwxyz', 'é', 'क', 'हि', '₹', '🐅', ' ', '.', '-', "'", '"', '&']

const text = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 20 })
  .map((parts) => parts.join('').trim().replace(/\s+/g, ' ') || 'a')

/** Complete bodies that a contract's schema accepts, with a value in nearly every field. */
export function arbitraryBody(schema: z.ZodType, overrides: Overrides = {}): fc.Arbitrary<Record<string, unknown>> {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const fields = Object.entries(properties!).map(([name, field]) => [name, overrides[name] ?? valueOf(field, true)])
  return fc
    .record(Object.fromEntries(fields) as Overrides)
    .filter((body) => schema.safeParse(body).success)
    .map((body) => JSON.parse(JSON.stringify(body)) as Record<string, unknown>)
}

/** @param isField whether it may be null; the parts of a row are always filled. */
function valueOf(schema: JsonSchema, isField = false): fc.Arbitrary<unknown> {
  if (schema.anyOf) {
    const filled = schema.anyOf.filter((each) => each.type !== 'null' && each.const !== '')
    const value = valueOf(filled[0]!)
    return isField && filled.length < schema.anyOf.length ? fc.option(value, { freq: 6 }) : value
  }
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return fc.array(valueOf(schema.items!), { maxLength: Math.min(schema.maxItems!, maxEntries) })
  if (type === 'object') {
    const parts = Object.entries(schema.properties!).map(([name, part]) => [name, valueOf(part)])
    return fc.record(Object.fromEntries(parts) as Overrides)
  }
  if (type === 'integer' || type === 'number') return numberOf(schema)
  return schema.pattern ? fc.stringMatching(new RegExp(schema.pattern)) : text
}

function numberOf({ minimum = 0, maximum = 60, multipleOf = 1 }: JsonSchema): fc.Arbitrary<number> {
  return fc
    .integer({ min: Math.ceil(minimum / multipleOf), max: Math.min(Math.floor(maximum / multipleOf), 100_000) })
    .map((steps) => Number((steps * multipleOf).toFixed(1)))
}
