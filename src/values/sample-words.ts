/** Ends the name of an invented guest and the words of an invented host, as all in the demo catalogue are. */
export const sampleMark = ' (sample)'

/** Shown once above quotes that are all samples. */
const notice = 'Sample words until our first guests write.'

/** @returns words of a host without their mark, and whether they had it. */
export function withoutMark(words: string): { text: string; isSample: boolean } {
  const isSample = words.endsWith(sampleMark)
  return { text: isSample ? words.slice(0, -sampleMark.length) : words, isSample }
}

/**
 * Replaces the marks of samples with one notice if all quotes are samples.
 * @param quotes by guests, in the order of the page.
 * @returns the quotes as they are shown.
 */
export function shownQuotes<Quote extends { name: string }>(
  quotes: readonly Quote[],
): { notice: string | null; quotes: readonly Quote[] } {
  if (quotes.length === 0 || !quotes.every(({ name }) => name.endsWith(sampleMark))) return { notice: null, quotes }
  return { notice, quotes: quotes.map((quote) => ({ ...quote, name: quote.name.slice(0, -sampleMark.length) })) }
}
