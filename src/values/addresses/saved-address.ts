/** Journeys, and stories, that one address of a list may name. */
export const savedAtMost = 24

export interface SavedNames {
  /** Ids. */
  trips: string[]
  /** Slugs. */
  stories: string[]
}

/** @param text names with commas between them. @returns the distinct ones, no more than an address may name. */
export function namesIn(text: string | undefined): string[] {
  const names = (text ?? '').split(',').map((name) => name.trim())
  return [...new Set(names.filter(Boolean))].slice(0, savedAtMost)
}

/** @param ids of at most as many trips as are compared. @returns the path of the share card of a list. */
export function listCardPath(ids: string[]): string {
  return `/media/cards/lists/${ids.join(',')}.jpg`
}

/** @returns the path of a list that can be passed on; it is shown from the address alone. */
export function savedAddress({ trips, stories }: SavedNames): string {
  const parts = [
    ['trips', trips],
    ['stories', stories],
  ] as const
  const query = parts
    .filter(([, names]) => names.length > 0)
    .map(([name, names]) => `${name}=${names.slice(0, savedAtMost).join(',')}`)
  return query.length > 0 ? `/saved?${query.join('&')}` : '/saved'
}
