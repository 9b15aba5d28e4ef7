import { join } from 'node:path'
import { secretFile } from '../../data-folder.ts'
import { byteReader } from '../archive/byte-reader.ts'
import { compressed } from '../archive/compress.ts'
import { tarEnd } from '../archive/tar.ts'
import { openLogServer } from '../log/log-server.ts'
import { names, timeId, type BaseManifest } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'
import { tarFromDisk } from './cluster-files.ts'
import { hotCopy, type CopyFacts } from './hot-copy.ts'
import { selectPictures } from './stored-pictures.ts'

const partBytes = 16 * 1024 * 1024

interface BaseParts {
  target: Target
  url: string
  cluster: string
  dataDir: string
  lineage: string
  timeline: number
  /** Resolves when the log up to a position is at the target. */
  untilShipped: (position: number) => Promise<void>
}

/**
 * Sends a copy of the running database to the target. The manifest comes last: without it a base does not count, and
 * the next retention removes it.
 */
export async function makeBase(parts: BaseParts): Promise<BaseManifest> {
  const { target, lineage, timeline, untilShipped } = parts
  // Of its own: the copy belongs to the session that began it.
  const server = openLogServer(parts.url)
  try {
    const id = timeId(Date.now())
    const count = { parts: 0, bytes: 0, facts: null as CopyFacts | null }
    const reader = byteReader(compressed(entriesOf(parts, server, count)))
    try {
      while (!(await reader.isAtEnd())) {
        count.parts += 1
        await target.putRaw(names.part(id, count.parts), await reader.upTo(partBytes))
      }
    } finally {
      await reader.close()
    }
    const facts = count.facts!
    await untilShipped(facts.stop)
    const pictures = await selectPictures(server)
    await target.putJson(
      names.pictures(id),
      pictures.map(({ key }) => key),
    )
    const identity = await server.identity()
    const { parts: partCount, bytes } = count
    const manifest: BaseManifest = {
      id,
      lineage,
      timeline,
      ...identity,
      ...facts,
      parts: partCount,
      bytes,
      pictures: pictures.length,
    }
    await target.putJson(names.manifest(id), manifest)
    return manifest
  } finally {
    await server.close()
  }
}

async function* entriesOf(
  { cluster, dataDir }: BaseParts,
  server: ReturnType<typeof openLogServer>,
  count: { bytes: number; facts: CopyFacts | null },
): AsyncGenerator<Buffer> {
  const copy = hotCopy(server, cluster)
  for (;;) {
    const { done, value } = await copy.next()
    if (done) {
      count.facts = value
      break
    }
    count.bytes += value.length
    yield value
  }
  yield* tarFromDisk(secretFile, join(dataDir, secretFile))
  yield tarEnd()
}
