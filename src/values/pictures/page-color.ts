/** Background of every page, `--color-limewash` of the tokens; transparent images are flattened onto it. */
export const pageColor = '#faf5ea'
