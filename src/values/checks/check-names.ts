/**
 * Content checks by content type, the most important first. None of them blocks publishing: docs/decisions/0075.
 */
export const tripChecks = [
  'picture',
  'alt',
  'price',
  'days',
  'host',
  'description',
  'summary',
  'highlights',
  'testimonial',
] as const
export type TripCheck = (typeof tripChecks)[number]

export const storyChecks = ['links', 'picture', 'alt', 'length', 'title', 'tags'] as const
export type StoryCheck = (typeof storyChecks)[number]

export const vendorChecks = ['words', 'portrait', 'alt'] as const
export type VendorCheck = (typeof vendorChecks)[number]

export const categoryChecks = ['picture', 'alt', 'description'] as const
export type CategoryCheck = (typeof categoryChecks)[number]

export const checksOf = {
  trips: tripChecks,
  blogs: storyChecks,
  vendors: vendorChecks,
  categories: categoryChecks,
} as const
export type CheckedEntity = keyof typeof checksOf
export type CheckName = (typeof checksOf)[CheckedEntity][number]

/** Numbers of the checks. Lengths are in characters. */
export const checkLimits = {
  highlights: 3,
  /** Minimum length of a trip's description. */
  description: 200,
  /** Minimum length of a category's description, which begins its page and search results. */
  category: 50,
  /** A short description is what search results show, which cut longer ones. */
  summary: { min: 50, max: 155 },
  /** Search results cut longer titles. */
  title: 70,
  /** A story of fewer minutes is short. */
  minutes: 2,
  /** A price per day is questioned if it is this many times the usual one, or less than this fraction of it. */
  priceFactor: 6,
  /** Minimum number of published trips that make a price usual. */
  siblings: 5,
} as const

/** Texts after a count: '12 trips without a picture'. Also in the filter of a list: 'Trips without a picture'. */
export const issueTexts: { [Entity in CheckedEntity]: Record<(typeof checksOf)[Entity][number], string> } = {
  trips: {
    picture: 'without a picture',
    alt: 'without alternative text',
    price: 'with an unusual price',
    days: 'whose days and duration differ',
    host: 'whose host says nothing',
    description: 'with little text',
    summary: 'without a fitting short description',
    highlights: `with fewer than ${checkLimits.highlights} highlights`,
    testimonial: 'without a testimonial',
  },
  blogs: {
    links: 'with a link that leads nowhere',
    picture: 'without a picture',
    alt: 'without alternative text',
    length: 'with little text',
    title: 'with a long title',
    tags: 'without tags',
  },
  vendors: { words: 'without words of their own', portrait: 'without a portrait', alt: 'without alternative text' },
  categories: {
    picture: 'without a picture',
    alt: 'without alternative text',
    description: 'with little text',
  },
}

/**
 * Checks whose findings can be ignored, with the fields that they read: a change of one of these reports the finding again.
 * All others are always an error.
 */
const meantSo: { [Entity in CheckedEntity]: Partial<Record<(typeof checksOf)[Entity][number], readonly string[]>> } = {
  trips: {
    picture: ['featured_image'],
    price: ['price', 'duration', 'category', 'region'],
    days: ['itinerary', 'duration'],
    host: ['vendor_id', 'show_vendor_info'],
    description: ['description'],
    summary: ['short_description'],
    highlights: ['highlights'],
    testimonial: [],
  },
  blogs: { picture: ['featured_image'], length: ['body'], title: ['title'], tags: ['tags'] },
  vendors: { words: ['words'], portrait: ['portrait'] },
  // There are four, and each opens a page of the site.
  categories: {},
}

/** @returns the fields that a finding is about, or undefined if it cannot be ignored. */
export function fieldsMeant(entity: CheckedEntity, check: CheckName): readonly string[] | undefined {
  return (meantSo[entity] as Partial<Record<CheckName, readonly string[]>>)[check]
}

/** A finding, and its place. */
export interface Finding<Name extends CheckName = CheckName> {
  check: Name
  text: string
  /** Path of the form's field; null where it is fixed elsewhere. */
  field: string | null
  /** Selector of the element to show within the field. */
  within?: string
}

/** Characters as readers count them. */
export function lengthOf(text: string): number {
  return [...text.trim()].length
}
