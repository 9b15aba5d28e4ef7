/** Bytes of a megabyte as the limits of the specification count it. */
export const megabyte = 1_048_576
