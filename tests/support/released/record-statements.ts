import { appendFileSync } from 'node:fs'
import pg from 'pg'

const seen = new Set<string>()

/**
 * Appends each distinct SQL text that this process sends to the file `RECORD_STATEMENTS`, a JSON string per line; does
 * nothing where the variable is unset.
 */
export function recordStatements(): void {
  const file = process.env.RECORD_STATEMENTS
  if (!file) return
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text
    if (typeof text === 'string' && !seen.has(text)) {
      seen.add(text)
      appendFileSync(file, `${JSON.stringify(text)}\n`)
    }
    return Reflect.apply(query, this, args)
  } as typeof query
}
