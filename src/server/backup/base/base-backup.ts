import { join } from 'node:path'
import { secretFile } from '../../config/data-folder.ts'
import { tarEnd } from '../archive/tar.ts'
import { openLogServer } from '../log/log-server.ts'
import { names, timeId, type BaseManifest } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'
import { tarFromDisk } from './cluster-files.ts'
import { hotCopy, type CopyFacts } from './hot-copy.ts'
import { sendParts } from './send-parts.ts'
import { selectPictures } from './stored-pictures.ts'

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
    const copied = { facts: null as CopyFacts | null }
    const sent = await sendParts(target, id, entriesOf(parts, server, copied))
    const facts = copied.facts!
    await untilShipped(facts.stop)
    const pictures = await selectPictures(server)
    await target.putJson(
      names.pictures(id),
      pictures.map(({ key }) => key),
    )
    const identity = await server.identity()
    const manifest: BaseManifest = {
      id,
      lineage,
      timeline,
      ...identity,
      ...facts,
      ...sent,
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
  copied: { facts: CopyFacts | null },
): AsyncGenerator<Buffer> {
  copied.facts = yield* hotCopy(server, cluster)
  yield* tarFromDisk(secretFile, join(dataDir, secretFile))
  yield tarEnd()
}
