import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/pictures.ts'

type PictureColumn = 'url' | 'width' | 'height' | 'color' | 'focal_x' | 'focal_y' | 'alt'

/** The columns of a joined picture; after a left join the whole object is null if it is missing. */
export function pictureColumns<Table extends Record<PictureColumn, AnyPgColumn>>(
  table: Table,
): Pick<Table, PictureColumn> {
  const { url, width, height, color, focal_x, focal_y, alt } = table
  return { url, width, height, color, focal_x, focal_y, alt }
}

/** The same as a JSON object in SQL, for aggregated children. */
export function pictureJson(alias: string): SQL<Picture> {
  const p = sql.raw(alias)
  return sql`json_build_object('url', ${p}.url, 'width', ${p}.width, 'height', ${p}.height, 'color', ${p}.color,
    'focal_x', ${p}.focal_x, 'focal_y', ${p}.focal_y, 'alt', ${p}.alt)`
}
