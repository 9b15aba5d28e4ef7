/** A paragraph that begins with a word of one letter, perhaps after a quotation mark. */
const oneLetter = /^(<p\b[^>]*>(?:<[a-z][^>]*>)*[“‘"']?\p{L}(?:<\/[a-z]+>)*) /u

/** The drop cap floats, which swallows an ordinary space after it: readers would hear and copy 'Afriend'. */
export function withSpaceAfterDropCap(body: string): string {
  return body.replace(oneLetter, '$1\u00a0')
}
