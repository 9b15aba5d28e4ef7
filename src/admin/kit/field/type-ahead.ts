/** Milliseconds after which a letter begins a new word. */
const pause = 700

/** The text typed so far, and the time of its last letter. */
export interface Typed {
  text: string
  at: number
}

/**
 * The option that a key leads to, as in a native select: letters typed in a row are the beginning of its label, and the
 * same letter again leads to the next option that begins with it.
 * @returns the index of the option, or -1.
 */
export function optionAfterKey(
  labels: readonly string[],
  current: number,
  { key, timeStamp }: { key: string; timeStamp: number },
  before: Typed,
): { index: number; typed: Typed } {
  if ([...key].length !== 1 || key === ' ') return { index: -1, typed: before }
  const text = (timeStamp - before.at > pause ? '' : before.text) + key.toLowerCase()
  const isOneLetter = [...text].every((letter) => letter === text[0])
  const beginning = isOneLetter ? text[0]! : text
  const from = isOneLetter ? current + 1 : Math.max(current, 0)
  const order = labels.map((_, place) => (from + place) % labels.length)
  const index = order.find((place) => labels[place]!.toLowerCase().startsWith(beginning)) ?? -1
  return { index, typed: { text, at: timeStamp } }
}
