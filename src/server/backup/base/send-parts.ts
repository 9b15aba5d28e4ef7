import { byteReader } from '../archive/byte-reader.ts'
import { compressed } from '../archive/compress.ts'
import { names } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'

const partBytes = 16 * 1024 * 1024

/** @returns how many parts an archive has become, and its bytes before compression. */
export async function sendParts(
  target: Target,
  id: string,
  entries: AsyncIterable<Buffer>,
): Promise<{ parts: number; bytes: number }> {
  const sent = { parts: 0, bytes: 0 }
  const reader = byteReader(compressed(counted(entries, sent)))
  try {
    while (!(await reader.isAtEnd())) {
      sent.parts += 1
      await target.putRaw(names.part(id, sent.parts), await reader.upTo(partBytes))
    }
    return sent
  } finally {
    await reader.close()
  }
}

async function* counted(entries: AsyncIterable<Buffer>, sent: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const bytes of entries) {
    sent.bytes += bytes.length
    yield bytes
  }
}
