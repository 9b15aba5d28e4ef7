/** Pixels, as social networks recommend for preview images. */
export const shareCardSize = { width: 1200, height: 630 } as const
