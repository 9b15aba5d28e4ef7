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
 * Of formats but the best every second width is offered: few browsers are left that must take them, and every further width
 * would make each page longer for everybody.
 * @returns the `srcset` of one format.
 */
export function pictureSrcSet(url: string, originalWidth: number, format: PictureFormat): string {
  return usefulWidths(originalWidth)
    .filter((_width, index) => format === 'avif' || index % 2 === 0)
    .map((width) => `${variantUrl(url, width, format)} ${width}w`)
    .join(', ')
}
