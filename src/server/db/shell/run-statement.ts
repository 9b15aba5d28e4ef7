import pg from 'pg'
import type { FoundRows } from './draw.ts'

/** What a statement came to. */
export interface Outcome {
  /** The server's own word for it: `INSERT 0 1`. */
  tag: string
  /** Null for statements that give no rows. */
  found: FoundRows | null
}

const { INT2, INT4, INT8, OID, FLOAT4, FLOAT8, NUMERIC, MONEY } = pg.types.builtins
const numbers = new Set<number>([INT2, INT4, INT8, OID, FLOAT4, FLOAT8, NUMERIC, MONEY])

/** Values stay as the server wrote them: a number keeps its digits, a moment its microseconds. */
const asWritten = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig

/**
 * Runs one statement.
 * @param toOutput takes what `copy … to stdout` sends.
 * @throws pg.DatabaseError as the server reports it.
 */
export function runStatement(client: pg.Client, text: string, toOutput: (part: Uint8Array) => void): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const query = new TaggedQuery(text, toOutput, (error, result) => {
      if (error) return afterRefusal(client, error, () => reject(error))
      const columns = result.fields.map((field) => ({ name: field.name, isNumber: numbers.has(field.dataTypeID) }))
      const found = columns.length > 0 || query.tag.startsWith('SELECT') ? { columns, rows: result.rows } : null
      return resolve({ tag: query.tag, found })
    })
    client.query(query)
  })
}

/**
 * The state of the transaction comes after the refusal of a statement, in a message of its own. A connection that is over
 * sends none.
 */
function afterRefusal(client: pg.Client, error: Error, next: () => void): void {
  if (!(error instanceof pg.DatabaseError) || error.severity !== 'ERROR') return next()
  const once = () => {
    client.off('drain', once).off('end', once)
    next()
  }
  client.on('drain', once).on('end', once)
}

/** What the driver's query does with messages of the protocol; its types leave that out. */
interface Handling {
  handleCommandComplete: (message: { text: string }, connection: unknown) => void
}

type Finished = (error: Error | undefined, result: pg.ResultBuilder<(string | null)[]>) => void

class TaggedQuery extends pg.Query<(string | null)[]> {
  tag = ''
  readonly #toOutput: (part: Uint8Array) => void

  constructor(text: string, toOutput: (part: Uint8Array) => void, finished: Finished) {
    super({ text, rowMode: 'array', types: asWritten } as pg.QueryArrayConfig, finished)
    this.#toOutput = toOutput
  }

  /** The driver keeps the first word alone. */
  handleCommandComplete(message: { text: string }, connection: unknown): void {
    this.tag = message.text
    ;(pg.Query.prototype as unknown as Handling).handleCommandComplete.call(this, message, connection)
  }

  handleCopyData({ chunk }: { chunk: Uint8Array }): void {
    this.#toOutput(chunk)
  }
}
