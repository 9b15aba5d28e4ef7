import { countOf, formatCount as count } from '#values/format/counts.ts'

/** Texts of bulk actions and saved views. */
export const listMessages = {
  countDiffers: (now: number, confirmed: number) =>
    `The list has changed: ${count(now)} rows match now, not ${count(confirmed)}. Nothing was changed.`,
  tooMany: (limit: number) => `At most ${count(limit)} rows can be changed at once`,
  refused: (refused: number) => `${countOf(refused, 'row')} cannot be changed like this. Nothing was changed.`,
  failed: 'Nothing was changed. Please try again.',
  reasons: {
    gone: 'It no longer exists',
    planned: 'Its publication is scheduled; publish it in its form',
    price: 'The new price would not be between ₹1 and ₹10,00,00,000',
    tagThere: 'It has as many tags as a story can have',
    homeFull: 'At most 60 can be chosen for the home page',
    incomplete: (fields: string[]) => `Missing or not valid: ${fields.join(', ')}`,
  },
  percent: 'Please enter a percentage from −90 to 500, not 0',
  home: {
    ordered: 'Order of the home page saved',
    failed: 'The order was not saved',
    changed: 'What the home page shows was changed meanwhile. The list shows how it is now.',
    loadFailed: 'What the home page shows did not load',
  },
  views: {
    saved: 'View saved',
    renamed: 'View renamed',
    deleted: 'View deleted',
    isDefault: 'The list opens with this view now',
    noDefault: 'The list opens without a view now',
    failed: 'The view was not saved',
    listFailed: 'Saved views did not load',
    nameTaken: 'Another view of this list has this name',
    notFound: 'This view no longer exists',
    tooMany: 'A list can have at most 30 saved views',
  },
} as const
