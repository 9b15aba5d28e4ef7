/** Counts a line break as one character; a file is not a text. */
export function textsOf(body: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string') as [string, string][]
  return Object.fromEntries(texts.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
}
