import { pictureFormats, usefulWidths, type PictureFormat } from './picture-variants.ts'

/** A variant that is stored, with its size in bytes. */
export interface StoredVariant {
  width: number
  format: PictureFormat
  bytes: number
}

/** Widths that phones request for a full-width picture: about 390 CSS pixels at a density of two to three. */
const phoneWidths = { least: 640, usual: 960, most: 1280 }

/**
 * The variant that a phone loads, among those stored so far: the best format, then the width nearest to the usual one.
 * @param originalWidth pixels; a narrow picture has no larger variants, so its largest counts.
 * @returns null when no such variant is stored yet.
 */
export function phoneVariant(stored: StoredVariant[], originalWidth: number): StoredVariant | null {
  const least = Math.min(phoneWidths.least, Math.max(...usefulWidths(originalWidth)))
  const candidates = stored.filter(({ width }) => width >= least && width <= phoneWidths.most)
  const rank = ({ width, format }: StoredVariant) =>
    pictureFormats.indexOf(format) * 10_000 + Math.abs(width - phoneWidths.usual)
  return candidates.toSorted((one, two) => rank(one) - rank(two))[0] ?? null
}
