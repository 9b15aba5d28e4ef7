import type { TripFacts } from '#contract/trip-details/trip-facts.ts'
import { formatMonths } from '#values/trips/months.ts'
import { paces } from '#values/trips/paces.ts'

/** The line of a card: 'Best Oct–Mar · Easy pace'; blank where neither is known. */
export function factsLine({ best_months, pace }: Pick<TripFacts, 'best_months' | 'pace'>): string {
  const found = paces.find(({ value }) => value === pace)
  const parts = [best_months.length > 0 ? `Best ${formatMonths(best_months)}` : '', found ? `${found.word} pace` : '']
  return parts.filter(Boolean).join(' · ')
}
