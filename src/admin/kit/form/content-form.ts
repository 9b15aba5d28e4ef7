import type { z } from 'zod'
import type { Fields } from '#contract/content/field.ts'
import { atFormPaths, errorsOf } from './form-errors.ts'
import { blankValues, dataOf, valuesOf, valuesOfDraft, type FormValues } from './form-values.ts'

/** What a form needs of a content type: its declaration and the schema of a save say everything. */
export function contentForm<F extends Fields>(fields: F, schema: z.ZodType) {
  return {
    blank: () => blankValues(fields),
    /** @param item as it is stored, or a version of it. */
    valuesOf: (item: object) => valuesOf(fields, item as Readonly<Record<string, unknown>>),
    valuesOfBody: (body: Readonly<Record<string, unknown>>, live: FormValues<F>) => valuesOfDraft(fields, body, live),
    dataOf: (values: FormValues<F>) => dataOf(fields, values),
    errorsOf: (values: FormValues<F>) => errorsOf(fields, schema, dataOf(fields, values)),
    /** Messages of the server at the paths of the form. */
    atFormPaths: <Message>(errors: Record<string, Message>) => atFormPaths(fields, errors),
  }
}
