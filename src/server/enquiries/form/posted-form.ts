/** What is wrong with a field. */
export interface Issue {
  path: PropertyKey[]
  message: string
}

/** Why a form was not stored; it is shown again with all that was typed. */
export interface Refusal {
  status: 403 | 409 | 422 | 429 | 503
  notice: string
  issues?: Issue[]
  headers?: Record<string, string>
}

/** @param wait in seconds. */
export function tooMany(wait: number, notice: string): Refusal {
  return { status: 429, notice, headers: { 'retry-after': String(wait) } }
}

/** Counts a line break as one character; a file is not a text. */
export function textsOf(body: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string') as [string, string][]
  return Object.fromEntries(texts.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
}
