import { expectTypeOf, it } from 'vitest'
import type { Complete } from './complete-data.ts'

interface Sent {
  title: string
  vendor_id?: string | null
  links?: { website?: string }
  days?: { meal?: string }[]
}

// Type tests, checked by `npm run check`; at run time they always pass.
it('asks a form for every field, those that may be left out and those further in too', () => {
  const whole = { title: '', vendor_id: null, links: { website: '' }, days: [{ meal: '' }] }
  expectTypeOf(whole).toExtend<Complete<Sent>>()
  expectTypeOf<Omit<typeof whole, 'vendor_id'>>().not.toExtend<Complete<Sent>>()
  expectTypeOf({ ...whole, links: {} }).not.toExtend<Complete<Sent>>()
  expectTypeOf({ ...whole, days: [{}] }).not.toExtend<Complete<Sent>>()
})

it('gives what the contract takes', () => {
  expectTypeOf<Complete<Sent>>().toExtend<Sent>()
})
