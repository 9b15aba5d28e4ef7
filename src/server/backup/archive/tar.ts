import { BackupRefused } from '../backup-refused.ts'
import { byteReader, type ByteReader, type Bytes } from './byte-reader.ts'

/** A file or folder of a tar archive (POSIX ustar), which every system can unpack. */
export interface TarEntry {
  /** With slashes; a folder's ends with one. */
  name: string
  size: number
  body: AsyncIterable<Buffer>
}

const block = 512
const nameLength = 100
const prefixLength = 155
const pieceBytes = 65_536

/** Bytes of one file; a source that is shorter than `size` is filled up with zeros, and what is longer is cut off. */
export async function* tarFile(name: string, size: number, source: Bytes): AsyncGenerator<Buffer> {
  yield headerOf(name, size, '0')
  const reader = byteReader(source)
  let left = size
  try {
    while (left > 0) {
      const piece = await reader.some(Math.min(left, pieceBytes))
      if (piece.length === 0) break
      left -= piece.length
      yield piece
    }
  } finally {
    await reader.close()
  }
  for (; left > 0; left -= Math.min(left, pieceBytes)) yield Buffer.alloc(Math.min(left, pieceBytes))
  yield Buffer.alloc(padding(size))
}

export function tarFolder(name: string): Buffer {
  return headerOf(`${name}/`, 0, '5')
}

export function tarEnd(): Buffer {
  return Buffer.alloc(2 * block)
}

/**
 * Reads an archive; the body of an entry has to be read before the next one is asked for, or is skipped.
 * @throws BackupRefused when it is cut off or no archive.
 */
export async function* readTar(source: Bytes): AsyncGenerator<TarEntry> {
  const reader = byteReader(source)
  try {
    for (;;) {
      const header = await reader.upTo(block)
      if (header.length < block) throw notAnArchive()
      // Reading to the end is what notices a stream that was cut off behind the last entry.
      if (header.every((byte) => byte === 0)) return void (await drain(reader))
      const { name, size } = parseHeader(header)
      const state = { left: size }
      yield { name, size, body: bodyOf(reader, state) }
      while (state.left > 0) await bodyOf(reader, state).next()
      await reader.upTo(padding(size))
    }
  } finally {
    await reader.close()
  }
}

async function* bodyOf(reader: ByteReader, state: { left: number }): AsyncGenerator<Buffer> {
  while (state.left > 0) {
    const piece = await reader.some(Math.min(state.left, pieceBytes))
    if (piece.length === 0) throw notAnArchive()
    state.left -= piece.length
    yield piece
  }
}

async function drain(reader: ByteReader): Promise<void> {
  while ((await reader.some(pieceBytes)).length > 0);
}

function headerOf(path: string, size: number, type: '0' | '5'): Buffer {
  const { name, prefix } = splitName(path)
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write(type === '5' ? '0000700\0' : '0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write(`${Math.floor(Date.now() / 1000).toString(8)}\0`, 136)
  header.write('        ', 148)
  header.write(type, 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

function splitName(path: string): { name: string; prefix: string } {
  if (Buffer.byteLength(path) <= nameLength) return { name: path, prefix: '' }
  const cut = path.indexOf('/', path.length - nameLength - 1)
  if (cut < 0 || cut > prefixLength) throw new BackupRefused(`${path} has too long a name for the archive`)
  return { name: path.slice(cut + 1), prefix: path.slice(0, cut) }
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0[^]*$/, '')
  const sum = Number.parseInt(text(148, 156), 8)
  const copy = Buffer.from(header)
  copy.write('        ', 148)
  if (sum !== sumOf(copy)) throw notAnArchive()
  const prefix = text(345, 500)
  return { name: (prefix ? `${prefix}/` : '') + text(0, 100), size: Number.parseInt(text(124, 136), 8) }
}

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}

function padding(size: number): number {
  return (block - (size % block)) % block
}

function notAnArchive(): BackupRefused {
  return new BackupRefused('The archive is damaged or incomplete')
}
