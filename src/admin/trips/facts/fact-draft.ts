import type { EditionBody } from '#contract/admin/editions/editions.ts'
import { noTripFacts, type TripFacts } from '#contract/trip-details/trip-facts.ts'
import { factValuesOf, type FactValues } from './fact-values.ts'

/** Values of a draft's facts; those that it does not have are those of what is live. */
export function factValuesOfBody(body: EditionBody, live: FactValues): FactValues {
  const sent = Object.entries(body).filter(([field, value]) => field in noTripFacts && value !== null)
  const values = factValuesOf({ ...noTripFacts, ...(Object.fromEntries(sent) as Partial<TripFacts>) })
  const own = Object.entries(values).map(([field, value]) => [
    field,
    field in body ? value : live[field as keyof FactValues],
  ])
  return Object.fromEntries(own) as unknown as FactValues
}
