/** A full stop, also of Hindi, with what closes it, before the next sentence. */
const sentenceEnd = /[.!?…।][”’"')\]]*(?=\s+[\p{Lu}\p{Lo}\p{N}“‘"'(])|\n+/gu

/** @returns the whole sentences that fit into `length` characters, but at least the first, so no word is cut. */
export function firstSentences(text: string, length: number): string {
  const folded = text.trim()
  if (folded.length <= length) return folded
  let end = folded.length
  for (const match of folded.matchAll(sentenceEnd)) {
    const next = match.index + match[0].length
    if (next > length && end < folded.length) break
    end = next
  }
  return folded.slice(0, end).trim()
}
