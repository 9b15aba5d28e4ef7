import { pictureFormats, usefulWidths, type PictureFormat } from './picture-variants.ts'

/** A size of a picture that was made, and what it weighs in bytes. */
export interface MadeVariant {
  width: number
  format: PictureFormat
  bytes: number
}

/** What a phone takes for a picture as wide as its screen: some 390 points at two to three pixels each. */
const phoneWidths = { least: 640, usual: 960, most: 1280 }

/**
 * What a phone loads of a picture, judged by the sizes made so far: the best format, then the width nearest to the usual.
 * @param originalWidth pixels; a narrow picture has no larger sizes, so its largest counts.
 * @returns null when no such size was made yet.
 */
export function phoneVariant(made: MadeVariant[], originalWidth: number): MadeVariant | null {
  const least = Math.min(phoneWidths.least, Math.max(...usefulWidths(originalWidth)))
  const fitting = made.filter(({ width }) => width >= least && width <= phoneWidths.most)
  const rank = ({ width, format }: MadeVariant) =>
    pictureFormats.indexOf(format) * 10_000 + Math.abs(width - phoneWidths.usual)
  return fitting.toSorted((one, two) => rank(one) - rank(two))[0] ?? null
}
