import type { TripFacts } from '#contract/trip-details/trip-facts.ts'

type Agreed = Pick<TripFacts, 'best_months' | 'closed_months' | 'group_size_min' | 'group_size_max'>

/**
 * Values of a partial save win: a month leaves the other list, and the other end of the group size follows. The
 * contract has compared saves that send both of a pair.
 * @returns the fields of the save, with those that follow from them.
 */
export function agreeing<Fields extends { [Name in keyof Agreed]?: Agreed[Name] | undefined }>(
  fields: Fields,
  stored: Agreed,
): Fields {
  return { ...fields, ...agreeingMonths(fields, stored), ...agreeingSizes(fields, stored) }
}

function agreeingMonths({ best_months: best, closed_months: closed }: Partial<Agreed>, stored: Agreed) {
  if (best && !closed) return { closed_months: stored.closed_months.filter((month) => !best.includes(month)) }
  if (closed && !best) return { best_months: stored.best_months.filter((month) => !closed.includes(month)) }
  return {}
}

function agreeingSizes({ group_size_min: min, group_size_max: max }: Partial<Agreed>, stored: Agreed) {
  if (isMissing(max) && min && stored.group_size_max && min > stored.group_size_max) return { group_size_max: min }
  if (isMissing(min) && max && stored.group_size_min && max < stored.group_size_min) return { group_size_min: max }
  return {}
}

function isMissing(value: number | null | undefined): value is undefined {
  return value === undefined
}
