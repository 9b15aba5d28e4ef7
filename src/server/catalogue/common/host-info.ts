interface Host {
  vendor_name: string
  region: string
  years_of_experience: number
  number_of_trips: number
}

/**
 * The `host_info` of a trip, generated from its vendor.
 * @param vendor null for a trip without one; the trip has no host text then.
 */
export function hostInfoOf(vendor: Host | null): string | null {
  if (!vendor) return null
  const { vendor_name, region, years_of_experience: years, number_of_trips: trips } = vendor
  const experience = years > 0 ? ` with ${years} ${years === 1 ? 'year' : 'years'} of experience` : ''
  const organised = trips > 0 ? `, ${trips} ${trips === 1 ? 'trip' : 'trips'} organised` : ''
  return `${vendor_name}, ${region}${experience}${organised}`
}
