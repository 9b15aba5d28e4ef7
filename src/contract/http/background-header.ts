/** Request header of calls that a screen makes by itself: they do not count as use of the session. */
export const backgroundHeader = 'x-background'
