/** The ground of every page, `--color-limewash` of the tokens; it stands behind pictures that are not opaque. */
export const pageColor = '#faf5ea'
