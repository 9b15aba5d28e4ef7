import type { VersionedEntity, VersionNames, Versions } from '#contract/admin/changes/history.ts'

/** A picture with its caption or alternative text. */
export interface ShownPicture {
  url: string
  caption: string
  /** Of a gallery's picture, which has both. */
  alt?: string
}

/** A day of an itinerary: its texts by their labels. */
export interface ShownDay {
  number: number
  parts: { label: string; text: string }[]
}

/** A field's value as the comparison shows it. */
export type Shown =
  /** Compared word by word. */
  | { as: 'text'; text: string }
  /** Shown as a whole: a price, a choice. */
  | { as: 'value'; text: string }
  | { as: 'list'; entries: string[] }
  | { as: 'days'; days: ShownDay[] }
  /** Rich text as HTML. */
  | { as: 'story'; html: string }
  | { as: 'pictures'; pictures: ShownPicture[] }

/** The items that values refer to. */
export interface Known {
  /** Whether a picture is no longer stored. */
  isGone: (url: string) => boolean
  /** Name of a vendor or trip, if it is known. */
  nameOf: (id: string) => string | undefined
  /** Whether a vendor or trip does not exist any more. */
  isNoMore: (id: string) => boolean
}

/** A value that cannot be taken over. */
export interface Obstacle {
  text: string
  /** Whether nothing of the field can be taken. */
  blocks: boolean
}

export interface HistoryField<Values> {
  label: string
  /** Properties of the form's values that it consists of. */
  names: (keyof Values)[]
  shown: (values: Values, known: Known) => Shown
  /** Puts the field's value of the version into the form's values; null where the form does not edit it. */
  take: ((form: Values, version: Values, known: Known) => Values) | null
  obstacle?: (version: Values, known: Known) => Obstacle | null
  /** Taken only by its own button: 'Use all' leaves the status as it is. */
  onlyByItself?: boolean
}

/** How the versions of one kind of form are compared. */
export interface HistoryKind<Values> {
  valuesOf: (data: Versions[VersionedEntity], known: Known) => Values
  fields: HistoryField<Values>[]
}

export function knownOf(names: VersionNames, storedUrls: string[]): Known {
  const stored = new Set(storedUrls)
  return {
    isGone: (url) => !stored.has(url),
    nameOf: (id) => names.find((each) => each.id === id)?.name,
    isNoMore: (id) => names.some((each) => each.id === id && !each.exists),
  }
}

/** Known facts about the form's values: their pictures were stored when they were chosen. */
export function knownInForm(names: Record<string, string | undefined>, version: Known): Known {
  return { isGone: () => false, nameOf: (id) => names[id] ?? version.nameOf(id), isNoMore: () => false }
}
