import type { Db } from '#server/platform/db/database.ts'
import { vendors } from '#server/platform/db/schema.ts'
import { nextNumber } from './sequence.ts'

/** A vendor with all fields set. */
export async function aVendor(db: Db, fields: Partial<typeof vendors.$inferInsert> = {}) {
  const number = nextNumber()
  const [row] = await db
    .insert(vendors)
    .values({
      vendor_name: `Sal Forest Walks ${number}`,
      email: `host${number}@vendor.example`,
      phone: '+91 00000 00000',
      city: 'Jabalpur',
      region: 'Madhya Pradesh',
      description: 'Naturalists of the Maikal hills who walk more than they drive.',
      years_of_experience: 12,
      number_of_trips: 340,
      rating: 4.7,
      social_handles: { instagram: 'https://instagram.example/salforestwalks' },
      ...fields,
    })
    .returning()
  return row!
}
