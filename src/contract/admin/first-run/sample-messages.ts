/** Texts about the sample content. */
export const sampleMessages = {
  notEmpty: 'There is content already: sample content is loaded into an empty catalogue only',
  loaded: 'The sample content is there',
  loadFailed: 'The sample content could not be loaded',
  removed: 'The sample content is in the trash',
  nothingLeft: 'There is no sample content any more',
  removeFailed: 'The sample content could not be removed',
  reasons: {
    unknown: 'Changed before it was recorded what',
    draft: 'A draft of yours is kept with it',
    scheduled: 'Something is scheduled for it',
    namedBy: (labels: string) => `Named by ${labels}`,
  },
} as const
