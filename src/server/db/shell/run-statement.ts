import pg from 'pg'
import type { FoundRows } from './draw.ts'

export interface Outcome {
  /** The server's command tag, such as `INSERT 0 1`. */
  tag: string
  /** Null for statements that return no rows. */
  found: FoundRows | null
}

const { INT2, INT4, INT8, OID, FLOAT4, FLOAT8, NUMERIC, MONEY } = pg.types.builtins
const numbers = new Set<number>([INT2, INT4, INT8, OID, FLOAT4, FLOAT8, NUMERIC, MONEY])

/** Unparsed values: numbers keep their digits, timestamps their microseconds. */
const unparsed = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig

/**
 * @param toOutput receives the data of `copy … to stdout`.
 * @throws pg.DatabaseError as the server reports it.
 */
export function runStatement(client: pg.Client, text: string, toOutput: (part: Uint8Array) => void): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const query = new TaggedQuery(text, toOutput, (error, result) => {
      if (error) return afterError(client, error, () => reject(error))
      const columns = result.fields.map((field) => ({ name: field.name, isNumber: numbers.has(field.dataTypeID) }))
      const found = columns.length > 0 || query.tag.startsWith('SELECT') ? { columns, rows: result.rows } : null
      return resolve({ tag: query.tag, found })
    })
    client.query(query)
  })
}

/**
 * The state of the transaction follows the error of a statement in a separate message (`ReadyForQuery`). A connection
 * that has ended sends none.
 */
function afterError(client: pg.Client, error: Error, next: () => void): void {
  if (!(error instanceof pg.DatabaseError) || error.severity !== 'ERROR') return next()
  const once = () => {
    client.off('drain', once).off('end', once)
    next()
  }
  client.on('drain', once).on('end', once)
}

/** The driver's handlers of protocol messages, which its types leave out. */
interface MessageHandlers {
  handleCommandComplete: (message: { text: string }, connection: unknown) => void
}

type Finished = (error: Error | undefined, result: pg.ResultBuilder<(string | null)[]>) => void

class TaggedQuery extends pg.Query<(string | null)[]> {
  tag = ''
  readonly #toOutput: (part: Uint8Array) => void

  constructor(text: string, toOutput: (part: Uint8Array) => void, finished: Finished) {
    super({ text, rowMode: 'array', types: unparsed } as pg.QueryArrayConfig, finished)
    this.#toOutput = toOutput
  }

  /** The driver keeps only the first word of the tag. */
  handleCommandComplete(message: { text: string }, connection: unknown): void {
    this.tag = message.text
    ;(pg.Query.prototype as unknown as MessageHandlers).handleCommandComplete.call(this, message, connection)
  }

  handleCopyData({ chunk }: { chunk: Uint8Array }): void {
    this.#toOutput(chunk)
  }
}
