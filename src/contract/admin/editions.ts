/** Nouns whose things have a form that can keep a draft beside what is live. */
export const editionNouns = ['trips', 'blogs', 'categories'] as const
export type EditionNoun = (typeof editionNouns)[number]
