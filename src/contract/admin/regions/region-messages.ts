/** Texts about regions in the back office. */
export const regionMessages = {
  listFailed: 'Failed to fetch regions',
  taken: 'This region is already in the list',
  /** Asked before one is added that resembles it. */
  alike: (name: string) => `“${name}” is already in the list.`,
  notFound: 'This region no longer exists',
  used: 'Trips or vendors use this region; merge it with another one instead',
  created: 'Region added',
  updated: 'Region changed',
  merged: 'Regions merged',
  deleted: 'Region deleted',
  createFailed: 'The region could not be added',
  updateFailed: 'The region could not be changed',
  mergeFailed: 'The regions could not be merged',
  deleteFailed: 'The region could not be deleted',
  chooseOther: 'Choose the region to move to',
} as const
