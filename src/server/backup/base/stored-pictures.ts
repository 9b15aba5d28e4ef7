import type { LogServer } from '../log/log-server.ts'

/** A picture's file: where it is now, or would be once the deletion of its record is undone. */
export interface PictureKey {
  /** As in the storage: `trip-images/1700000000000-ab12cd.jpg`. */
  key: string
  isDeleted: boolean
}

const address = '/media/'

/** Those that are stored, and deleted ones that an undo can bring back. */
const all = `
  select url, false as deleted from pictures
  union
  select noun_id, true from change_items
    where noun = 'pictures' and kind = 'delete' and before is not null
      and not exists (select from pictures where url = noun_id)`

/** @returns what a backup of this moment has to contain. */
export async function selectPictures(server: Pick<LogServer, 'query'>): Promise<PictureKey[]> {
  const rows = await server.query<{ url: string; deleted: boolean }>(all)
  return rows.map(({ url, deleted }) => ({ key: keyOf(url), isDeleted: deleted }))
}

/** @returns keys of pictures that were stored in the last hour; older ones are found by `selectPictures`. */
export async function selectNewPictures(server: Pick<LogServer, 'query'>): Promise<string[]> {
  const rows = await server.query<{ url: string }>(
    `select url from pictures where created_at > now() - interval '1 hour'`,
  )
  return rows.map(({ url }) => keyOf(url))
}

function keyOf(url: string): string {
  return url.startsWith(address) ? url.slice(address.length) : url
}
