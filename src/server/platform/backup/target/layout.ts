/**
 * Names at a target:
 * - `about/lease` who writes there, `about/status` how the backup is doing
 * - `points/{id}` what one restore point consists of, written last of all
 * - `rows/{hash}` rows of some pages of a table, or a piece of the list of pictures
 * - `pictures/{hash}` bytes of a picture
 */
export const names = {
  about: 'about/',
  lease: 'about/lease',
  status: 'about/status',
  points: 'points/',
  point: (id: string) => `points/${id}`,
  rows: 'rows/',
  pictures: 'pictures/',
} as const
