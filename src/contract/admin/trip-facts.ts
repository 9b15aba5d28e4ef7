import type { z } from 'zod'
import { isBlank } from './content/list-schemas.ts'

export const tripFactMessages = {
  groupOrder: 'The largest group must not be smaller than the smallest',
  monthsTwice: 'A month cannot be both best and closed',
  unreadableLink: 'This link does not say where the place is: open it, and paste the long address or the coordinates',
  carbonSource: 'Please say where the figure comes from',
} as const

const messages = tripFactMessages

interface Ruled {
  best_months?: number[] | undefined
  closed_months?: number[] | undefined
  group_size_min?: number | null | undefined
  group_size_max?: number | null | undefined
  carbon_kg?: number | null | undefined
  carbon_source?: string | null | undefined
}

/** Reported together with the errors of other fields, if there are fields. */
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
