import type { TripData } from '#contract/admin/trips.ts'
import type { Faq, GroupPrice, Stop, TripFact, TripFacts } from '#contract/trip-details/trip-facts.ts'
import { newKey, type Row } from '../../shell/field/row-key.ts'
import { sentNumber, type Typed } from '../../shell/field/typed-number.ts'
import type { Complete } from '../../shell/form/complete-data.ts'

type RowOf<Each> = Row & { [Name in keyof Each]: Each[Name] extends string ? string : Typed }
export type GroupPriceRow = RowOf<GroupPrice>
export type FaqRow = RowOf<Faq>
export type StopRow = RowOf<Stop>

/** Facts as the form has them: numbers are blank or as typed, texts are blank where nothing is known. */
export interface FactValues {
  best_months: number[]
  closed_months: number[]
  group_size_min: Typed
  group_size_max: Typed
  pace: Typed
  minimum_age: Typed
  start_place: string
  end_place: string
  nearest_station: string
  nearest_airport: string
  highest_altitude: Typed
  /** Separated by commas. */
  languages: string
  cancellation: string
  group_prices: GroupPriceRow[]
  single_supplement: Typed
  faqs: FaqRow[]
  stops: StopRow[]
  local_share: Typed
  carbon_kg: Typed
  carbon_source: string
  host_words: string
}

export type RowField = keyof typeof newRow

export const newRow = {
  group_prices: (): GroupPriceRow => ({ key: newKey(), people: '', price: '' }),
  faqs: (): FaqRow => ({ key: newKey(), question: '', answer: '' }),
  stops: (): StopRow => ({ key: newKey(), name: '', latitude: '', longitude: '', day: '' }),
}

/** @param facts with null for those that a draft has blank. */
export function factValuesOf(facts: { [Fact in keyof TripFacts]: TripFacts[Fact] | null }): FactValues {
  const best_months = facts.best_months ?? []
  return {
    best_months,
    // Two changes that were undone one after the other can leave a month in both.
    closed_months: (facts.closed_months ?? []).filter((month) => !best_months.includes(month)),
    group_size_min: facts.group_size_min ?? '',
    group_size_max: facts.group_size_max ?? '',
    pace: facts.pace ?? '',
    minimum_age: facts.minimum_age ?? '',
    start_place: facts.start_place ?? '',
    end_place: facts.end_place ?? '',
    nearest_station: facts.nearest_station ?? '',
    nearest_airport: facts.nearest_airport ?? '',
    highest_altitude: facts.highest_altitude ?? '',
    languages: (facts.languages ?? []).join(', '),
    cancellation: facts.cancellation ?? '',
    group_prices: (facts.group_prices ?? []).map((row) => ({ ...row, key: newKey() })),
    single_supplement: facts.single_supplement ?? '',
    faqs: (facts.faqs ?? []).map((row) => ({ ...row, key: newKey() })),
    stops: (facts.stops ?? []).map((row) => ({ ...row, day: row.day ?? '', key: newKey() })),
    local_share: facts.local_share ?? '',
    carbon_kg: facts.carbon_kg ?? '',
    carbon_source: facts.carbon_source ?? '',
    host_words: facts.host_words ?? '',
  }
}

/** What a save sends. Blank rows are included, so that an error has the index of its row; the contract drops them. */
export function factDataOf(values: FactValues) {
  const number = (typed: Typed) => sentNumber(typed) ?? null
  return {
    best_months: values.best_months,
    closed_months: values.closed_months,
    group_size_min: number(values.group_size_min),
    group_size_max: number(values.group_size_max),
    pace: number(values.pace),
    minimum_age: number(values.minimum_age),
    start_place: values.start_place,
    end_place: values.end_place,
    nearest_station: values.nearest_station,
    nearest_airport: values.nearest_airport,
    highest_altitude: number(values.highest_altitude),
    languages: languagesIn(values.languages),
    cancellation: values.cancellation,
    group_prices: values.group_prices.map(({ people, price }) => ({ people: number(people), price: number(price) })),
    single_supplement: number(values.single_supplement),
    faqs: values.faqs.map(({ question, answer }) => ({ question, answer })),
    stops: values.stops.map(({ name, latitude, longitude, day }) => ({
      name,
      latitude: number(latitude),
      longitude: number(longitude),
      day: number(day),
    })),
    local_share: number(values.local_share),
    carbon_kg: number(values.carbon_kg),
    carbon_source: values.carbon_source,
    host_words: values.host_words,
  } satisfies Complete<Pick<TripData, TripFact>>
}

function languagesIn(typed: string): string[] {
  return typed
    .split(/[,;]/)
    .map((language) => language.trim())
    .filter(Boolean)
}

/** For values that were kept in the browser: their keys may belong to other rows by now. */
export function withNewFactKeys<Values extends FactValues>(values: Values): Values {
  const renew = <Each extends Row>(each: Each): Each => ({ ...each, key: newKey() })
  return {
    ...values,
    group_prices: values.group_prices.map(renew),
    faqs: values.faqs.map(renew),
    stops: values.stops.map(renew),
  }
}
