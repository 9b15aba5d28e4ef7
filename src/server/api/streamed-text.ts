import { ReadableStream as WebStream } from 'node:stream/web'

/** Rows that are in memory at a time. */
const batch = 500

/** A text of any length, read while it is sent: a slow or cancelled download reads no further. */
export function streamedText(texts: AsyncIterable<string> | Iterable<string>): ReadableStream<Uint8Array> {
  return (WebStream.from(texts) as ReadableStream<string>).pipeThrough(new TextEncoderStream())
}

/** @param read returns the next rows after the given one, or the first ones. */
export async function* batchesOf<Row>(read: (after: Row | null, limit: number) => Promise<Row[]>) {
  for (let rows: Row[] | null = null; rows === null || rows.length === batch;) {
    rows = await read(rows?.at(-1) ?? null, batch)
    yield rows
  }
}
