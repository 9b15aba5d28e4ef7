import { versionSchemas, type VersionedNoun, type Versions } from '#contract/admin/changes/history.ts'
import type { ChangedColumns } from '../../../db/tables/changes/changes.ts'
import { toldFields } from '../told-fields.ts'
import { rowsOf, type Rows } from './reconstruct.ts'

/** The column of the picture whose alternative text belongs to the form, and the text's name there. */
function altOf(noun: VersionedNoun): { url: string; alt: string } | undefined {
  const fields = noun === 'site_settings' ? {} : toldFields[noun]
  return Object.entries(fields).flatMap(([alt, field]) => (field.kind === 'alt' ? [{ url: field.of, alt }] : []))[0]
}

/** @returns the URL of the picture whose alternative text is edited with the thing, or null. */
export function mainPictureOf(noun: VersionedNoun, rows: Rows): string | null {
  const column = altOf(noun)?.url
  return column ? ((rowsOf(rows, noun)[0]?.[column] as string | null | undefined) ?? null) : null
}

/**
 * @param mainAlt alternative text of `mainPictureOf` at that time.
 * @returns the thing with the field names of its form, or null where it does not exist.
 */
export function presentVersion<Noun extends VersionedNoun>(noun: Noun, rows: Rows, mainAlt: string) {
  const [row] = rowsOf(rows, noun)
  if (!row) return null
  const alt = altOf(noun)?.alt
  const fields = { ...row, ...(alt ? { [alt]: mainAlt } : {}), ...(noun === 'trips' ? galleryOf(rows) : {}) }
  // An allowlist: the schema drops what it does not name.
  return versionSchemas[noun].parse(fields) as Versions[Noun]
}

function galleryOf(rows: Rows) {
  const gallery = rowsOf(rows, 'trip_images') as (ChangedColumns & { sort_order: number })[]
  return { trip_images: gallery.toSorted((one, other) => one.sort_order - other.sort_order) }
}

/** In a field of its own, in a text, or in the settings. */
const anyPicture = /\/media\/[a-z]+-images\/[A-Za-z0-9._-]+/g

/** @returns the URLs of all pictures that a version shows. */
export function pictureUrlsOf(version: Versions[VersionedNoun] | null): string[] {
  return version ? [...JSON.stringify(version).matchAll(anyPicture)].map(([url]) => url) : []
}
