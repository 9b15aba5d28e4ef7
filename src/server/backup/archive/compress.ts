import { pipeline, Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import { createZstdCompress, createZstdDecompress, zstdCompress, zstdDecompress } from 'node:zlib'
import type { Bytes } from './byte-reader.ts'

export const compress = promisify(zstdCompress) as (bytes: Uint8Array) => Promise<Buffer>
export const decompress = promisify(zstdDecompress) as (bytes: Uint8Array) => Promise<Buffer>

export function compressed(source: Bytes): AsyncIterable<Buffer> {
  return through(source, createZstdCompress())
}

export function decompressed(source: Bytes): AsyncIterable<Buffer> {
  return through(source, createZstdDecompress())
}

/** An error of the source destroys the transform, which reports it to whoever reads. */
function through(source: Bytes, transform: Transform): AsyncIterable<Buffer> {
  pipeline(Readable.from(source), transform, () => {})
  return transform
}
