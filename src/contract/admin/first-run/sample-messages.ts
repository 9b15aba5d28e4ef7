/** Texts about the sample content. */
export const sampleMessages = {
  notEmpty: 'There is content already: sample content is loaded into an empty catalogue only',
  loaded: 'The sample content is there',
  loadFailed: 'The sample content could not be loaded',
  removed: 'The sample content is in the trash',
  nothingLeft: 'No sample content is left',
  removeFailed: 'The sample content could not be removed',
  reasons: {
    edited: (day: string) => `Edited on ${day}`,
    draft: 'Has a draft or a scheduled change',
    used: 'Used by content that stays',
  },
} as const
