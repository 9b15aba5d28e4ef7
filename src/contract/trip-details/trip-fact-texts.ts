import { z } from 'zod'
import { mapLabelKinds } from '#values/trips/map-labels.ts'
import { monthStates } from '#values/trips/months.ts'

/**
 * Facts as a page says them; unknown ones are left out. The server writes them, so that no browser loads formatting
 * code.
 */
export const factTextsSchema = z.object({
  price_note: z.string().describe('shown under the enquiry button'),
  total: z.string().describe('price per person with tax'),
  months: z
    .array(
      z.object({
        name: z.string(),
        state: z.enum(monthStates),
        note: z.string().describe('blank where nothing is said'),
      }),
    )
    .describe('twelve, or none where nothing is known'),
  season: z.string().describe('the months in a sentence; blank where nothing is known'),
  pace: z.object({ value: z.int(), text: z.string(), meaning: z.string() }).nullable(),
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
  arrivals: z.array(z.object({ city: z.string(), way: z.string().describe('hours in all, and how') })),
  advice: z
    .array(z.object({ label: z.string(), text: z.string() }))
    .describe('before the journey; without a text of the trip, that of the settings'),
  prices: z.array(
    z.object({ label: z.string(), price: z.string(), rupees: z.int(), total: z.string().describe('with tax') }),
  ),
  impact: z.array(z.object({ figure: z.string(), text: z.string(), source: z.string().nullable() })),
  route: z
    .object({
      map: z.string().describe('address of an SVG'),
      inset: z.string().describe('address of an SVG of India with the place'),
      labels: z
        .array(
          z.object({
            kind: z.enum(mapLabelKinds),
            text: z.string(),
            x: z.number(),
            y: z.number(),
            anchor: z.enum(['start', 'middle', 'end']),
          }),
        )
        .describe('words on the map, in its pixels (720 × 540)'),
      stops: z.array(
        z.object({
          name: z.string(),
          day: z.string().describe('blank where it is not known'),
          details: z.string().describe('the way from the stop before, water and park; may be blank'),
        }),
      ),
    })
    .nullable(),
})

export type FactTexts = z.infer<typeof factTextsSchema>
