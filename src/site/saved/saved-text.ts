export const savedText = {
  own: {
    title: 'Saved for later',
    lead: 'Saved in this browser, just for you.',
    unkept: 'This browser stores nothing, so the list is gone when you close it. Send it to yourself to keep it.',
    withoutScripts:
      'Your list needs scripts, which are off in this browser. A list that someone sent you opens without them.',
    emptyTitle: 'Nothing is saved yet',
    empty: 'Press Save on a journey or a story, and it waits here.',
  },
  list: {
    title: 'A list for you',
    lead: 'Journeys and stories that someone chose for you. They are stored only if you save them.',
    emptyTitle: 'Nothing on this list is on the site any more',
    empty: 'Journeys come and go with the seasons. There are others to choose from.',
  },
  compare: {
    heading: 'Side by side',
    people: 'Prices for how many people?',
    show: 'Show',
  },
  trips: 'Journeys',
  moreTrips: 'More journeys',
  stories: 'Stories',
  gone: 'No longer on the site',
  saved: 'Saved in this browser',
} as const

/** @param trips at least one. */
export function askLabel(trips: number): string {
  return trips === 1 ? 'Ask about this journey' : `Ask about these ${trips}`
}
