import { sampleMark } from '#values/sample-words.ts'
import type { TripFacts } from '#contract/trip-details/trip-facts.ts'

export interface Advice {
  /** What open months are like that are not the best. */
  months?: Record<number, string>
  suits: string
  access: string
  safety: string
  permits?: string
  insurance?: string
  packing?: string
  payment?: string
  food?: string
  /** Name and one sentence; invented, and marked as a sample. */
  guide?: readonly [name: string, words: string]
}

/** The fields of a trip's facts that advice fills. */
export function factsOf({ months = {}, guide, ...texts }: Advice): Partial<TripFacts> {
  return {
    ...texts,
    month_notes: Object.entries(months).map(([month, note]) => ({ month: Number(month), note })),
    ...(guide && { guide_name: guide[0], guide_words: `${guide[1]}${sampleMark}` }),
  }
}
