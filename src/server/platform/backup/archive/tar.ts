import type { FileHandle } from 'node:fs/promises'
import { BackupRefused } from '../backup-refused.ts'

/** Where the bytes of an entry are in an archive. */
export interface TarEntry {
  offset: number
  size: number
}

const block = 512
const nameBytes = 100

/** @returns an entry of a tar archive (POSIX ustar), which every system can unpack. */
export function tarEntry(name: string, bytes: Uint8Array): Buffer {
  const header = Buffer.alloc(block)
  header.write(name, 0, nameBytes)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write(`${Math.floor(Date.now() / 1000).toString(8)}\0`, 136)
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, bytes, Buffer.alloc(paddingOf(bytes.length))])
}

export function tarEnd(): Buffer {
  return Buffer.alloc(2 * block)
}

/**
 * Reads where the entries of an archive are, not their bytes.
 * @throws BackupRefused when it is cut off, damaged or not an archive.
 */
export async function readTarIndex(file: FileHandle): Promise<Map<string, TarEntry>> {
  const entries = new Map<string, TarEntry>()
  const { size: all } = await file.stat()
  const header = Buffer.alloc(block)
  for (let position = 0; ;) {
    const { bytesRead } = await file.read(header, 0, block, position)
    if (bytesRead < block) throw notAnArchive()
    if (header.every((byte) => byte === 0)) return entries
    const { name, size } = parseHeader(header)
    const offset = position + block
    position = offset + size + paddingOf(size)
    if (position > all) throw notAnArchive()
    entries.set(name, { offset, size })
  }
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0[^]*$/, '')
  const sum = Number.parseInt(text(148, 156), 8)
  const copy = Buffer.from(header)
  copy.write('        ', 148)
  if (sum !== sumOf(copy)) throw notAnArchive()
  return { name: text(0, nameBytes), size: Number.parseInt(text(124, 136), 8) }
}

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}

function paddingOf(size: number): number {
  return (block - (size % block)) % block
}

function notAnArchive(): BackupRefused {
  return new BackupRefused('The archive is damaged, incomplete or not one of this program')
}
