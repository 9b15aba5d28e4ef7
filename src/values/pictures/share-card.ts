/** Pixels of the picture that stands for a page where it is shared: what those who show such pictures ask for. */
export const shareCardSize = { width: 1200, height: 630 } as const
