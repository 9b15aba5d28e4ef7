import { versionSchemas, type VersionedNoun, type Versions } from '#contract/admin/changes/history.ts'
import type { VersionBody } from '../../../db/tables/versions.ts'
import { toldFields } from '../told-fields.ts'

/** The column of the picture whose alternative text belongs to the form, and the text's name there. */
function altOf(noun: VersionedNoun): { url: string; alt: string } | undefined {
  const fields = noun === 'site_settings' ? {} : toldFields[noun]
  return Object.entries(fields).flatMap(([alt, field]) => (field.kind === 'alt' ? [{ url: field.of, alt }] : []))[0]
}

/** @returns the URL of the picture whose alternative text is edited with the item, or null. */
export function mainPictureOf(noun: VersionedNoun, body: VersionBody | null): string | null {
  const column = altOf(noun)?.url
  return column ? ((body?.[column] as string | null | undefined) ?? null) : null
}

/**
 * @param mainAlt alternative text of `mainPictureOf` at that time.
 * @returns the item with the field names of its form, or null where it does not exist.
 */
export function presentVersion<Noun extends VersionedNoun>(noun: Noun, body: VersionBody | null, mainAlt: string) {
  if (!body) return null
  const alt = altOf(noun)?.alt
  // An allowlist: the schema drops what it does not name.
  return versionSchemas[noun].parse({ ...body, ...(alt ? { [alt]: mainAlt } : {}) }) as Versions[Noun]
}

/** In a field of its own, in a text, or in the settings. */
const anyPicture = /\/media\/[a-z]+-images\/[A-Za-z0-9._-]+/g

/** @returns the URLs of all pictures that a version shows. */
export function pictureUrlsOf(version: Versions[VersionedNoun] | null): string[] {
  return version ? [...JSON.stringify(version).matchAll(anyPicture)].map(([url]) => url) : []
}
