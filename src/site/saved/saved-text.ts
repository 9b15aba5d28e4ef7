export const savedText = {
  own: {
    title: 'Saved for later',
    lead: 'Kept in this browser, for no one but you.',
    unkept: 'This browser keeps nothing, so the list is gone when you close it. Send it to yourself to hold on to it.',
    withoutScripts:
      'Your list is kept by scripts, which are off in this browser. A list that somebody sent you opens without them.',
    emptyTitle: 'Nothing is saved yet',
    empty: 'Press Save on a journey or a story, and it waits here.',
  },
  list: {
    title: 'A list for you',
    lead: 'Journeys and stories that somebody chose and passed on. Nothing is stored unless you save it.',
    emptyTitle: 'Nothing on this list is on the site any more',
    empty: 'Journeys come and go with the seasons. There are others to choose from.',
  },
  trips: 'Journeys',
  stories: 'Stories',
  gone: 'No longer on the site',
  saved: 'Saved in this browser',
} as const

/** @param trips at least one. */
export function askLabel(trips: number): string {
  return trips === 1 ? 'Ask about this journey' : `Ask about these ${trips}`
}
