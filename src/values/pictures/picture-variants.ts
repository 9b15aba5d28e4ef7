/** Widths in pixels of the variants; no others exist. */
export const pictureWidths = [320, 480, 640, 720, 800, 960, 1088, 1280, 1920, 2560] as const

/** Formats of the variants, best first; every browser supports JPEG. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const

export type PictureFormat = (typeof pictureFormats)[number]

export function variantUrl(url: string, width: number, format: PictureFormat): string {
  return `${url}/${width}.${format}`
}

/**
 * The widths to offer for a picture: all that do not enlarge it, and always the smallest.
 * @param originalWidth pixels.
 */
export function usefulWidths(originalWidth: number): number[] {
  const useful = pictureWidths.filter((width) => width <= originalWidth)
  return useful.length > 0 ? useful : [pictureWidths[0]]
}

/**
 * `srcset` of one format. Only the best format offers all widths; the others offer every second one, since few
 * browsers need them and each width makes every page longer.
 */
export function pictureSrcSet(url: string, originalWidth: number, format: PictureFormat): string {
  return usefulWidths(originalWidth)
    .filter((_width, index) => format === 'avif' || index % 2 === 0)
    .map((width) => `${variantUrl(url, width, format)} ${width}w`)
    .join(', ')
}

/** Width by height of crops for upright phones, of the picture's whole height around its focal point. */
export const pictureCrops = { tall: 1 / 2, upright: 8 / 9 } as const

export type PictureCrop = keyof typeof pictureCrops

/** Pixels; the widest is as wide as the picture allows. */
const cropSteps = [480, 800, 1088] as const

interface PictureSize {
  width: number
  height: number
}

/** @returns no widths for a picture that is as narrow as the crop. */
export function cropWidths({ width, height }: PictureSize, crop: PictureCrop): number[] {
  const most = Math.min(Math.floor(height * pictureCrops[crop]), cropSteps[2])
  return most < width ? [...cropSteps.filter((each) => each < most), most] : []
}

/** @param focus percent of the width, in steps of ten: part of the address, whose bytes never change. */
export function cropName(crop: PictureCrop, focus: number, width: number): string {
  return `${crop}-${focus}-${width}.avif`
}

/** @returns 0 to 100 in steps of ten. */
export function focusPercent(focal: number): number {
  return Math.round(focal * 10) * 10
}
