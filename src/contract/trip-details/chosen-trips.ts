import { z } from 'zod'
import { comparedPeople } from '#values/trips/compared-trips.ts'
import { chosenSchema } from '../fields.ts'

export const chosenInput = z.strictObject({
  ids: chosenSchema.describe('ids with commas between them'),
  people: z.coerce
    .number()
    .int()
    .min(1)
    .max(comparedPeople.most)
    .default(comparedPeople.first)
    .describe('for whom prices are compared'),
})

export const compareRowSchema = z.object({
  label: z.string(),
  text: z.string().describe('blank where it is not known'),
  rupees: z.int().optional().describe('of a price'),
})

export type CompareRow = z.infer<typeof compareRowSchema>
