import { expectTypeOf, it } from 'vitest'
import type { Complete } from './complete-data.ts'

interface Sent {
  title: string
  vendor_id?: string | null
  links?: { website?: string }
  days?: { meal?: string }[]
}

// Type tests, checked by `npm run check`; at run time they always pass.
it('requires every field of a form, including optional and nested ones', () => {
  const complete = { title: '', vendor_id: null, links: { website: '' }, days: [{ meal: '' }] }
  expectTypeOf(complete).toExtend<Complete<Sent>>()
  expectTypeOf<Omit<typeof complete, 'vendor_id'>>().not.toExtend<Complete<Sent>>()
  expectTypeOf({ ...complete, links: {} }).not.toExtend<Complete<Sent>>()
  expectTypeOf({ ...complete, days: [{}] }).not.toExtend<Complete<Sent>>()
})

it('is assignable to the input of the contract', () => {
  expectTypeOf<Complete<Sent>>().toExtend<Sent>()
})
