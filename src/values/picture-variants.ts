/** Widths in pixels in which a picture is served; no others exist. */
export const pictureWidths = [320, 480, 640, 720, 800, 960, 1088, 1280, 1920, 2560] as const

/** Formats in which a picture is served, best first; JPEG is the fallback that every browser reads. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** @returns the address of a variant: `{original}/{width}.{format}`. */
export function variantUrl(url: string, width: number, format: PictureFormat): string {
  return `${url}/${width}.${format}`
}

/**
 * The widths worth offering for a picture: every listed one that does not enlarge it, and the smallest always.
 * @param originalWidth pixels of the stored original.
 */
export function usefulWidths(originalWidth: number): number[] {
  const useful = pictureWidths.filter((width) => width <= originalWidth)
  return useful.length > 0 ? useful : [pictureWidths[0]]
}

/**
 * What pages offer of each format. Few browsers are left that must take an older one: for them every width would make
 * each page longer for everybody.
 */
const offered: Record<PictureFormat, readonly number[]> = {
  avif: pictureWidths,
  webp: [320, 640, 960, 1280, 1920],
  jpeg: [640, 1280],
}

/** @returns the `srcset` of one format. */
export function pictureSrcSet(url: string, originalWidth: number, format: PictureFormat): string {
  const useful = usefulWidths(originalWidth)
  const both = useful.filter((width) => offered[format].includes(width))
  return (both.length > 0 ? both : useful.slice(-1))
    .map((width) => `${variantUrl(url, width, format)} ${width}w`)
    .join(', ')
}
