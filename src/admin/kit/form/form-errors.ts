import type { z } from 'zod'
import type { Fields } from '#contract/content/field.ts'

/** @returns the first message for each field by its path in the form; empty where all is valid. */
export function errorsOf(fields: Fields, schema: z.ZodType, data: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(data).error?.issues ?? []) errors[path.join('.')] ??= message
  return atFormPaths(fields, errors)
}

/** The contract has lists of texts, where forms have rows with a `text`, or one input for all of them. */
export function atFormPaths<Message>(fields: Fields, errors: Record<string, Message>): Record<string, Message> {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [formPath(fields, path), message]))
}

function formPath(fields: Fields, path: string): string {
  const [name = '', index] = path.split('.')
  const field = fields[name]
  if (index === undefined || (field?.kind !== 'list' && field?.kind !== 'references')) return path
  return field.kind === 'list' && field.typed === 'rows' ? `${path}.text` : name
}
