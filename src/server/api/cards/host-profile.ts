import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { vendorFields } from '#contract/content/vendor-fields.ts'
import type { HostProfile } from '#contract/vendors.ts'
import { pictures, trips, vendors } from '../../platform/db/schema.ts'
import { shownColumns } from './shown-columns.ts'
import { pictureColumns } from './picture-columns.ts'

/** Joined on `vendors.portrait`. */
export const portraits = alias(pictures, 'portraits')

export const hostProfileColumns = {
  portrait: pictureColumns(portraits),
  ...shownColumns(vendors, vendorFields, 'more'),
}

/** A vendor is public if a published trip shows it. */
export function isShownHost(vendorId: AnyColumn): SQL {
  return sql`exists (select from ${trips} where ${trips.vendor_id} = ${vendorId}
    and ${trips.status} = 'published' and ${trips.show_vendor_info})`
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

/** @param row of a left join. The contract's schema drops the columns that it does not name. */
export function presentHostProfile(row: Nullable<HostProfile>): HostProfile {
  const { spoken_languages, verified_checks } = row
  return { ...row, spoken_languages: spoken_languages ?? [], verified_checks: verified_checks ?? [] }
}
