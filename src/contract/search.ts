import { z } from 'zod'
import { foundGroups, foundLimits } from '#values/search.ts'
import { publicCalls } from './http/public-calls.ts'
import { blogCardSchema } from './blog-card.ts'
import { idSchema, pageSchema, searchTextSchema } from './fields.ts'
import { tripCardSchema } from './trips.ts'

const foundHostSchema = z.object({ id: idSchema, name: z.string(), region: z.string() })
const foundRegionSchema = z.object({ name: z.string(), trips: z.int() })

export type FoundHost = z.infer<typeof foundHostSchema>
export type FoundRegion = z.infer<typeof foundRegionSchema>

/** Rows of one kind; `total` counts at most `foundLimits.counted`. */
const group = <Item extends z.ZodType>(item: Item) => z.object({ total: z.int(), items: z.array(item) })

const hintSchema = z.object({ label: z.string(), path: z.string() })

export type SearchHint = z.infer<typeof hintSchema>

export const foundSchema = z.object({
  /** The corrected search, if the typed words are nowhere. */
  corrected: z.string().nullable(),
  elsewhere: z
    .object({ asked: z.string(), nearest: z.string() })
    .nullable()
    .describe("of a place or theme that no trip has, such as 'in Kashmir', and what is nearest to it"),
  hints: z.array(hintSchema).describe('lists of journeys and pages that answer words about time, travellers and money'),
  trips: group(tripCardSchema),
  stories: group(blogCardSchema),
  hosts: group(foundHostSchema),
  regions: group(foundRegionSchema),
})

export type Found = z.infer<typeof foundSchema>

export const suggestionSchema = z.object({
  entity: z.enum(['trip', 'story', 'host', 'region']),
  title: z.string(),
  path: z.string(),
})

export type Suggestion = z.infer<typeof suggestionSchema>

const textSchema = searchTextSchema(foundLimits.text)

const calls = publicCalls('Search')

export const searchContract = {
  find: calls
    .get(
      '/search',
      'search',
      'Published trips and stories, their hosts and regions, best first; words are stemmed and corrected',
    )
    .input(
      z.strictObject({
        q: textSchema,
        group: z.enum(foundGroups).optional().describe('the only kind to read; all of them without it'),
        ...pageSchema.shape,
      }),
    )
    .output(foundSchema),
  suggest: calls
    .get('/search-suggestions', 'suggest', 'Names that begin with what is being typed')
    .input(z.strictObject({ q: textSchema }))
    .output(z.array(suggestionSchema)),
}
