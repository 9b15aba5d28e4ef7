/** `text` in characters; the others are numbers of results. */
export const foundLimits = {
  text: 100,
  /** Results per group on the page of all groups. */
  perGroup: 6,
  /** Results of a kind that are counted and paginated; readers stop long before. */
  counted: 300,
  suggestions: 8,
} as const

/** Kinds of results, in the order of the page; their names are part of addresses. */
export const foundGroups = ['trips', 'stories', 'hosts', 'regions'] as const
export type FoundGroup = (typeof foundGroups)[number]
