/** A picture's file: where it is now, or would be once the deletion of its record is undone. */
export interface PictureKey {
  /** As in the storage: `trip-images/1700000000000-ab12cd.jpg`. */
  key: string
  isDeleted: boolean
}

type Query = <Row>(text: string) => Promise<Row[]>

const address = '/media/'

/** Stored pictures, and deleted ones that an undo can restore. */
const all = `
  select url, false as deleted from pictures
  union
  select item_id, true from versions
    where entity = 'pictures' and kind = 'delete' and not exists (select from pictures where url = item_id)`

/** @returns what a restore point of this moment has to contain. */
export async function selectPictures(query: Query): Promise<PictureKey[]> {
  const rows = await query<{ url: string; deleted: boolean }>(all)
  return rows.map(({ url, deleted }) => ({ key: keyOf(url), isDeleted: deleted }))
}

/** An array of the pictures of the last hour, as SQL. */
export const newPictures = `array(select url from pictures where created_at > now() - interval '1 hour')`

export function keyOf(url: string): string {
  return url.startsWith(address) ? url.slice(address.length) : url
}
