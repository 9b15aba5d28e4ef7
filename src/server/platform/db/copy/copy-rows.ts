import pg from 'pg'

/** Methods of the driver's connection that its types leave out. */
interface CopyConnection {
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
}

/** @param target a table with its columns. @param rows in the text format of `copy`. */
export function copyIn(client: pg.Client, target: string, rows: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(`copy ${target} from stdin`, rows, (error) => (error ? reject(error) : resolve())))
  })
}

/** @param query whose rows are copied. @returns them in the text format of `copy`. */
export function copyOut(client: pg.Client, query: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const copy = new CopyOut(`copy (${query}) to stdout`, (error) => (error ? reject(error) : resolve(copy.received())))
    client.query(copy)
  })
}

class CopyIn extends pg.Query {
  readonly #rows: Buffer

  constructor(text: string, rows: Buffer, finished: (error: Error | undefined) => void) {
    super(text, finished)
    this.#rows = rows
  }

  /** The driver's own query fails here. */
  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#rows)
    connection.endCopyFrom()
  }
}

class CopyOut extends pg.Query {
  readonly #rows: Buffer[] = []

  /** The driver's own query ignores them. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.#rows.push(Buffer.from(chunk))
  }

  received(): Buffer {
    return Buffer.concat(this.#rows)
  }
}
