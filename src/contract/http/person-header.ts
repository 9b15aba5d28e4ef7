/** Request header with the name of the person who uses this browser, percent-encoded. It is not a sign-in. */
export const personHeader = 'x-person'

/** Characters of such a name. */
export const personLength = 40

/** @returns a name on one line without control, format and bidi characters; '' where nothing is left. */
export function cleanPerson(text: string): string {
  const cleaned = text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...cleaned].slice(0, personLength).join('').trim()
}

/** @returns the name that a header has; undefined where it has none or cannot be read. */
export function readPerson(header: string | undefined): string | undefined {
  try {
    return cleanPerson(decodeURIComponent(header ?? '')) || undefined
  } catch {
    return undefined
  }
}
