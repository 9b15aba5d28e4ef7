import type { Db } from '#server/platform/db/database.ts'
import { enquiries } from '#server/platform/db/schema.ts'
import { newReference } from '#server/enquiries/reference.ts'
import { nextNumber } from './sequence.ts'

/** A stored enquiry about no trip. */
export async function anEnquiry(db: Db, fields: Partial<typeof enquiries.$inferInsert> = {}) {
  const number = nextNumber()
  const [row] = await db
    .insert(enquiries)
    .values({
      reference: newReference(),
      form_key: `form ${number}`,
      name: `Asha ${number}`,
      email: `asha-${number}@mail.example`,
      words: 'We are four and would like to see the hills in March.',
      ...fields,
    })
    .returning()
  return row!
}

/** What a browser sends for a form that is filled in well. */
export function enquiryFields(form: string, fields: Record<string, string> = {}): Record<string, string> {
  return {
    form,
    trip: '',
    website: '',
    name: 'Asha Menon',
    email: 'asha@mail.example',
    phone: '',
    month: '3',
    people: '4',
    words: 'We would like to see the hills.',
    consent: 'yes',
    ...fields,
  }
}
