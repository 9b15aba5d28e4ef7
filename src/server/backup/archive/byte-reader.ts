/** Bytes in pieces of any size. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export interface ByteReader {
  /** @returns that many bytes, fewer only at the end. */
  upTo(count: number): Promise<Buffer>
  /** At most that many bytes, as they come, without waiting for more; empty only at the end. */
  some(count: number): Promise<Buffer>
  isAtEnd(): Promise<boolean>
  /** Ends the source; whoever stops reading before its end has to. */
  close(): Promise<void>
}

export function byteReader(source: Bytes): ByteReader {
  const pieces = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]()
  let rest: Uint8Array = Buffer.alloc(0)
  /** Fills `rest` if it is empty. */
  async function isAtEnd(): Promise<boolean> {
    while (rest.length === 0) {
      const { done, value } = await pieces.next()
      if (done) return true
      rest = value
    }
    return false
  }
  async function some(count: number): Promise<Buffer> {
    if (count === 0 || (await isAtEnd())) return Buffer.alloc(0)
    const taken = rest.subarray(0, count)
    rest = rest.subarray(taken.length)
    return Buffer.from(taken.buffer, taken.byteOffset, taken.length)
  }
  return {
    isAtEnd,
    some,
    async close() {
      await pieces.return?.()
    },
    async upTo(count) {
      const taken: Buffer[] = []
      let missing = count
      while (missing > 0) {
        const piece = await some(missing)
        if (piece.length === 0) break
        taken.push(piece)
        missing -= piece.length
      }
      return taken.length === 1 ? taken[0]! : Buffer.concat(taken)
    },
  }
}

export async function joined(source: Bytes): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of source) pieces.push(piece)
  return Buffer.concat(pieces)
}
