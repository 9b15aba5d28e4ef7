import { versionSchemas, type VersionedNoun, type Versions } from '#contract/admin/changes/history.ts'
import type { ChangedColumns } from '../../../db/tables/changes/changes.ts'
import { rowsOf, type Rows } from './reconstruct.ts'

/** Column of the picture whose alternative text belongs to the form, and the text's name there. */
const picturesOf: Partial<Record<VersionedNoun, { url: string; alt: string }>> = {
  trips: { url: 'featured_image', alt: 'featured_image_alt' },
  blogs: { url: 'featured_image', alt: 'featured_image_alt' },
  categories: { url: 'featured_image', alt: 'featured_image_alt' },
  hero_images: { url: 'image_url', alt: 'alt' },
  vendors: { url: 'portrait', alt: 'portrait_alt' },
  testimonials: { url: 'photo', alt: 'photo_alt' },
}

/** @returns the URL of the picture whose alternative text is edited with the thing, or null. */
export function mainPictureOf(noun: VersionedNoun, rows: Rows): string | null {
  const column = picturesOf[noun]?.url
  return column ? ((rowsOf(rows, noun)[0]?.[column] as string | null | undefined) ?? null) : null
}

/**
 * @param mainAlt alternative text of `mainPictureOf` at that time.
 * @returns the thing with the field names of its form, or null where it does not exist.
 */
export function presentVersion<Noun extends VersionedNoun>(noun: Noun, rows: Rows, mainAlt: string) {
  const [row] = rowsOf(rows, noun)
  if (!row) return null
  const alt = picturesOf[noun]?.alt
  const fields = { ...row, ...(alt ? { [alt]: mainAlt } : {}), ...(noun === 'trips' ? galleryOf(rows) : {}) }
  // An allowlist: the schema drops what it does not name.
  return versionSchemas[noun].parse(fields) as Versions[Noun]
}

function galleryOf(rows: Rows) {
  const gallery = rowsOf(rows, 'trip_images') as (ChangedColumns & { sort_order: number })[]
  return { trip_images: gallery.toSorted((one, other) => one.sort_order - other.sort_order) }
}

/** Wherever it stands in the settings. */
const anyPicture = /\/media\/[a-z]+-images\/[A-Za-z0-9._-]+/g

const bodyPicture = /<img\b[^>]*?\bsrc="(\/media\/[^"]+)"/g

/** @returns the URLs of all pictures that a version shows. */
export function pictureUrlsOf(version: Versions[VersionedNoun] | null): string[] {
  if (!version) return []
  const {
    featured_image,
    image_url,
    portrait,
    photo,
    trip_images = [],
    body = '',
    data = {},
  } = version as Partial<
    Versions['trips'] &
      Versions['blogs'] &
      Versions['hero_images'] &
      Versions['vendors'] &
      Versions['testimonials'] &
      Versions['site_settings']
  >
  const inBody = [...body.matchAll(bodyPicture)].map(([, url]) => url!)
  const inData = [...JSON.stringify(data).matchAll(anyPicture)].map(([url]) => url)
  return [
    featured_image,
    image_url,
    portrait,
    photo,
    ...trip_images.map((each) => each.image_url),
    ...inBody,
    ...inData,
  ].filter((url) => !!url) as string[]
}
