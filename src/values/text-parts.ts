/**
 * Parts of a text, none of which splits a character.
 * @param size maximum UTF-16 units of a part.
 */
export function* partsOf(text: string, size: number): Generator<string> {
  for (let from = 0; from < text.length;) {
    let to = Math.min(from + size, text.length)
    if (to < text.length && isHighSurrogate(text.charCodeAt(to - 1))) to -= 1
    yield text.slice(from, to)
    from = to
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00
}
