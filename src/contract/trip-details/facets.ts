import { z } from 'zod'
import { categoryNames } from '#values/categories.ts'
import {
  mostPeople,
  priceBandValues,
  startCities,
  tripLengthValues,
  tripSortValues,
} from '#values/trips/facet-values.ts'
import { searchTextSchema } from '../fields.ts'

/** Facets of journeys, in the order of the page. */
export const facetNames = ['category', 'month', 'people', 'length', 'price', 'pace', 'region'] as const

/** Numbers may arrive as query strings. */
export const facetFilters = {
  category: z.enum(categoryNames).optional(),
  region: searchTextSchema().optional(),
  month: z.coerce
    .number()
    .int()
    .min(1)
    .max(12)
    .optional()
    .describe('1 to 12: open in this month; those for which it is among the best come first, unless sorted otherwise'),
  length: z.enum(tripLengthValues).optional().describe('days'),
  price: z.enum(priceBandValues).optional().describe('rupees per person'),
  pace: z.coerce.number().int().min(1).max(5).optional().describe('at most: 1 restful to 5 demanding'),
  people: z.coerce.number().int().min(1).max(mostPeople).optional().describe('size of the group'),
}

export const sortSchema = z.enum(tripSortValues).describe('choice: featured trips first, in the order of the home page')

/** Cards show them; they do not filter. */
export const fromSchema = z.enum(startCities).describe('where the traveller starts: cards say the way from there')

export const facetOptionSchema = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int().describe('trips with this value that match the other facets'),
})

export const facetsSchema = z.object({
  total: z.int().describe('trips that match all facets'),
  facets: z.array(z.object({ name: z.enum(facetNames), label: z.string(), options: z.array(facetOptionSchema) })),
  loosened: z
    .array(z.object({ name: z.enum(facetNames), total: z.int() }))
    .describe('where nothing matches: how many trips do without each chosen facet, most first'),
})

/** How a trip meets the wishes of a list; each text is blank where nothing is wished or known. */
export const fitSchema = z.object({
  month: z.string().describe('such as Open in May, hot: 40 °C'),
  price: z.string().describe('per person for the size of the group, with GST'),
  rupees: z.int().nullable().describe('that price'),
  way: z.string().describe('hours from the city, and how'),
  breaks: z.array(z.string()).describe('wishes that it does not meet, such as closed in May'),
})

export type Fit = z.infer<typeof fitSchema>

export type Facets = z.infer<typeof facetsSchema>
export type Facet = Facets['facets'][number]
export type FacetName = (typeof facetNames)[number]
