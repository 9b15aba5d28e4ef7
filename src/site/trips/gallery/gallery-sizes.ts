/**
 * Width of each picture as a share of the viewport (vw), by count and position; cropped pictures are drawn wider than
 * their frames.
 */
const mosaicShares: readonly (readonly number[])[] = [[100], [66, 54], [66, 34], [58, 42, 27, 27], [54, 27]]

/** On phones the sides are cropped; the first image may be softer, so that it loads sooner. */
const phoneShares = { first: 98, other: 120 }

/** @returns the `sizes` attribute of a picture of a trip's gallery. */
export function gallerySizes(count: number, index: number): string {
  const shares = mosaicShares[count - 1]!
  const share = shares[index] ?? shares.at(-1)!
  return `(width >= 48rem) ${share}vw, ${index === 0 ? phoneShares.first : phoneShares.other}vw`
}
