import { z } from 'zod'
import { fastestPace, slowestPace } from '#values/trips/paces.ts'
import { cleanText, optionalTextSchema, tooLong, tooMany } from '../fields.ts'
import { adminMessages } from '../messages.ts'
import { tripFactLimits as limits } from '../trip-details/trip-facts.ts'

export const tripFactMessages = {
  groupSize: 'Group size must be 1 to 200 people',
  groupOrder: 'The largest group must not be smaller than the smallest',
  monthsTwice: 'A month cannot be both best and closed',
  pace: 'Pace must be 1 to 5',
  minimumAge: 'Minimum age must be 0 to 99 years',
  altitude: 'Highest altitude must be 0 to 8,849 whole metres',
  price: 'Price must be whole rupees from ₹1 to ₹10,00,00,000',
  peopleRepeated: 'This number of people has a price already',
  latitude: 'Latitude must lie in or near India: 5 to 38',
  longitude: 'Longitude must lie in or near India: 66 to 99',
  unreadableLink: 'This link does not say where the place is: open it, and paste the long address or the coordinates',
  day: 'Day must be 1 to 365',
  localShare: 'The share must be 0 to 100 percent',
  carbon: 'CO₂ must be 0 to 1,00,000 whole kilograms',
  carbonSource: 'Please say where the figure comes from',
} as const

const { fields } = adminMessages
const messages = tripFactMessages

function wholeNumber(min: number, max: number, message: string) {
  return z.int({ error: message }).min(min, message).max(max, message).nullish()
}

const monthsSchema = z
  .array(z.int().min(1).max(12))
  .max(12)
  .transform((months) => [...new Set(months)].toSorted((a, b) => a - b))

const rowText = (max: number) => cleanText(z.string().trim().max(max, tooLong(max))).nullish()
const isBlank = (value: unknown) => value === null || value === undefined || value === ''

/** A blank row is dropped; of any other, these fields are required. */
function filledTogether(required: string[]) {
  return (row: Record<string, unknown>, context: z.RefinementCtx) => {
    if (Object.values(row).every(isBlank)) return
    for (const field of required.filter((each) => isBlank(row[each]))) {
      context.addIssue({ code: 'custom', path: [field], message: fields.required })
    }
  }
}

function filled<Row extends object>(rows: Row[]): Row[] {
  return rows.filter((row) => !Object.values(row).every(isBlank))
}

const groupSize = wholeNumber(1, limits.group_size, messages.groupSize)
const rupees = wholeNumber(1, limits.price, messages.price)

const groupPricesSchema = z
  .array(z.strictObject({ people: groupSize, price: rupees }).superRefine(filledTogether(['people', 'price'])))
  .max(limits.groupPrices, tooMany(limits.groupPrices))
  .superRefine((rows, context) => {
    rows.forEach(({ people }, index) => {
      const isRepeated = !isBlank(people) && rows.findIndex((each) => each.people === people) < index
      if (isRepeated) context.addIssue({ code: 'custom', path: [index, 'people'], message: messages.peopleRepeated })
    })
  })
  .transform((rows) =>
    filled(rows)
      .map(({ people, price }) => ({ people: people!, price: price! }))
      .toSorted((a, b) => a.people - b.people),
  )

const faqsSchema = z
  .array(
    z
      .strictObject({ question: rowText(limits.question), answer: rowText(limits.answer) })
      .superRefine(filledTogether(['question', 'answer'])),
  )
  .max(limits.faqs, tooMany(limits.faqs))
  .transform((rows) => filled(rows).map(({ question, answer }) => ({ question: question!, answer: answer! })))

function degrees({ min, max }: { min: number; max: number }, message: string) {
  return z.number({ error: message }).min(min, message).max(max, message).nullish()
}

const stopsSchema = z
  .array(
    z
      .strictObject({
        name: rowText(limits.stop),
        latitude: degrees(limits.latitude, messages.latitude),
        longitude: degrees(limits.longitude, messages.longitude),
        day: wholeNumber(1, 365, messages.day),
      })
      .superRefine(filledTogether(['name', 'latitude', 'longitude'])),
  )
  .max(limits.stops, tooMany(limits.stops))
  .transform((rows) =>
    filled(rows).map(({ name, latitude, longitude, day }) => ({
      name: name!,
      latitude: latitude!,
      longitude: longitude!,
      day: day ?? null,
    })),
  )

const languagesSchema = z
  .array(cleanText(z.string().trim().max(limits.language, tooLong(limits.language))))
  .max(limits.languages, tooMany(limits.languages))
  .transform((languages) => [...new Set(languages.filter(Boolean))])

/** What a save takes of `tripFactsSchema`; every field is optional, and null or empty removes it. */
export const tripFactFields = {
  best_months: monthsSchema.optional().describe('1 to 12'),
  closed_months: monthsSchema.optional().describe('1 to 12; a month that is sent in one list only leaves the other'),
  group_size_min: groupSize,
  group_size_max: groupSize,
  pace: wholeNumber(slowestPace, fastestPace, messages.pace).describe('1 restful to 5 demanding'),
  minimum_age: wholeNumber(0, limits.minimum_age, messages.minimumAge).describe('years'),
  start_place: optionalTextSchema(limits.place),
  end_place: optionalTextSchema(limits.place),
  nearest_station: optionalTextSchema(limits.place),
  nearest_airport: optionalTextSchema(limits.place),
  highest_altitude: wholeNumber(0, limits.highest_altitude, messages.altitude).describe('metres'),
  languages: languagesSchema.optional(),
  cancellation: optionalTextSchema(limits.cancellation),
  group_prices: groupPricesSchema.optional().describe('price per person by number of people'),
  single_supplement: rupees.describe('rupees'),
  faqs: faqsSchema.optional(),
  stops: stopsSchema.optional().describe('in the order of the route; decimal degrees'),
  local_share: wholeNumber(0, limits.local_share, messages.localShare).describe('percent of the price'),
  carbon_kg: wholeNumber(0, limits.carbon_kg, messages.carbon).describe('kilograms of CO2 per person'),
  carbon_source: optionalTextSchema(limits.carbon_source),
  host_words: optionalTextSchema(limits.host_words).describe('shown instead of the general words of the vendor'),
}

interface Ruled {
  best_months?: number[] | undefined
  closed_months?: number[] | undefined
  group_size_min?: number | null | undefined
  group_size_max?: number | null | undefined
  carbon_kg?: number | null | undefined
  carbon_source?: string | null | undefined
}

/** Told together with the errors of other fields, where there are fields at all. */
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** Adds what fields must hold together; in a partial save only those that are sent are compared. */
export function withFactRules<Schema extends z.ZodType<Ruled>>(schema: Schema) {
  return schema
    .refine(({ best_months: best, closed_months: closed }) => !best?.some?.((month) => closed?.includes?.(month)), {
      path: ['closed_months'],
      message: messages.monthsTwice,
      when,
    })
    .refine(({ group_size_min: min, group_size_max: max }) => !(Number(min ?? 0) > Number(max ?? Infinity)), {
      path: ['group_size_max'],
      message: messages.groupOrder,
      when,
    })
    .refine(
      ({ carbon_kg, carbon_source }) => isBlank(carbon_kg) || carbon_source === undefined || !isBlank(carbon_source),
      { path: ['carbon_source'], message: messages.carbonSource, when },
    )
}
