import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { HostProfile } from '#contract/vendors.ts'
import { pictures, trips, vendors } from '../../../db/schema.ts'
import { pictureColumns } from './picture-columns.ts'

/** Joined on `vendors.portrait`. */
export const portraits = alias(pictures, 'portraits')

export const hostProfileColumns = {
  portrait: pictureColumns(portraits),
  words: vendors.words,
  spoken_languages: vendors.spoken_languages,
  verified_checks: vendors.verified_checks,
  verified_on: vendors.verified_on,
}

/** A vendor is public if a published trip shows it. */
export function isShownHost(vendorId: AnyColumn): SQL {
  return sql`exists (select from ${trips} where ${trips.vendor_id} = ${vendorId}
    and ${trips.status} = 'published' and ${trips.show_vendor_info})`
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

/** The public fields of a host, one by one. */
export function presentHostProfile(row: Nullable<HostProfile>): HostProfile {
  return {
    portrait: row.portrait,
    words: row.words,
    spoken_languages: row.spoken_languages ?? [],
    verified_checks: row.verified_checks ?? [],
    verified_on: row.verified_on,
  }
}
