import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dataShape } from '#contract/admin/content/data-schemas.ts'
import { contentFields } from '#contract/content/content-fields.ts'
import type { Fields } from '#contract/content/field.ts'
import { arbitraryBody, type Overrides } from '#tests/support/factories/arbitrary-body.ts'
import { contentForm } from './content-form.ts'

/** Values that no schema describes. */
const overrides: Overrides = {
  email: fc.constantFrom('sal@example.in', 'teak@example.in'),
  slug: fc.stringMatching(/^[a-z]{8,12}$/),
  closed_months: fc.constantFrom([], [7], [7, 8]),
  best_months: fc.constantFrom([], [1], [1, 12]),
  social_handles: fc.constantFrom({}, { website: 'https://sal.example' }),
  itinerary: fc.array(fc.record({ title: fc.constantFrom('Arrive', 'Leave') }), { minLength: 1, maxLength: 3 }),
  verified_on: fc.constantFrom('2024-05-06', null),
  travelled_on: fc.constantFrom('2024-05', '2023-11', null),
}

describe.each(Object.entries<Fields>(contentFields))('%s in a form', (_name, fields) => {
  const schema = z.strictObject(dataShape(fields))
  const form = contentForm(fields, schema)
  const bodies = arbitraryBody(schema, overrides)

  it('are sent as they were stored, and as they were drafted beside another version', () => {
    fc.assert(
      fc.property(bodies, bodies, (body, live) => {
        const stored = schema.parse(body) as object
        expect(schema.parse(form.dataOf(form.valuesOf(stored)))).toEqual(stored)
        expect(schema.parse(form.dataOf(form.valuesOfBody(body, form.valuesOf(live))))).toEqual(stored)
      }),
    )
  })

  it('keep the live value of a field that a draft does not have', () => {
    fc.assert(
      fc.property(bodies, fc.constantFrom(...Object.keys(fields)), (live, name) => {
        const values = form.valuesOf(schema.parse(live) as object)
        const { [name]: _missing, ...draft } = form.dataOf(values)
        const read = schema.parse(form.dataOf(form.valuesOfBody(draft, values))) as Record<string, unknown>
        expect(read[name]).toEqual((schema.parse(live) as Record<string, unknown>)[name])
      }),
    )
  })
})
