const endMark = 0x06054b50
const entryMark = 0x02014b50

/** Bytes of an entry of the directory before its name. */
const entryHead = 46
const endHead = 22

/**
 * Reads the directory at the end of a ZIP archive. An entry whose size is not given counts as endless, since the reader
 * would unpack it without a limit.
 * @returns null for anything that is not an archive.
 */
export function unpackedSize(archive: Uint8Array): { entries: number; bytes: number } | null {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  let end = archive.byteLength - endHead
  const first = Math.max(0, end - 65_535)
  while (end >= first && view.getUint32(end, true) !== endMark) end -= 1
  if (end < first) return null
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let bytes = 0
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + entryHead > archive.byteLength || view.getUint32(at, true) !== entryMark) return null
    const packed = view.getUint32(at + 20, true)
    const size = view.getUint32(at + 24, true)
    bytes += size === 0 && packed > 0 ? Infinity : size
    at += entryHead + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return { entries, bytes }
}
