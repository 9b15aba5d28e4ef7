import type { z } from 'zod'
import type { Fields } from '#contract/content/field.ts'
import { blankValues, dataOf, valuesOf, valuesOfDraft, type FormValues } from '../../kit/form/form-values.ts'

/** Form helpers for a content type, derived from its declaration and the schema of a save. */
export function contentForm<F extends Fields>(fields: F, schema: z.ZodType) {
  const loadHistory = async () => (await import('../history/content-history.ts')).contentHistory(fields)
  return {
    blank: () => blankValues(fields),
    /** @param item as it is stored, or a version of it. */
    valuesOf: (item: object) => valuesOf(fields, item as Readonly<Record<string, unknown>>),
    valuesOfBody: (body: Readonly<Record<string, unknown>>, live: FormValues<F>) => valuesOfDraft(fields, body, live),
    dataOf: (values: FormValues<F>) => dataOf(fields, values),
    errorsOf: (values: FormValues<F>) => errorsOf(fields, schema, dataOf(fields, values)),
    loadHistory,
    loadFields: async () => (await loadHistory()).fields,
    /** Messages of the server at the paths of the form. */
    atFormPaths: <Message>(errors: Record<string, Message>) => atFormPaths(fields, errors),
  }
}

/** @returns the first message for each field by its path in the form; empty where all is valid. */
function errorsOf(fields: Fields, schema: z.ZodType, data: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(data).error?.issues ?? []) errors[path.join('.')] ??= message
  return atFormPaths(fields, errors)
}

/** The contract has lists of texts, where forms have rows with a `text`, or one input for all of them. */
function atFormPaths<Message>(fields: Fields, errors: Record<string, Message>): Record<string, Message> {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [formPath(fields, path), message]))
}

function formPath(fields: Fields, path: string): string {
  const [name = '', index] = path.split('.')
  const field = fields[name]
  if (index === undefined || (field?.kind !== 'list' && field?.kind !== 'references')) return path
  return field.kind === 'list' && field.typed === 'rows' ? `${path}.text` : name
}
