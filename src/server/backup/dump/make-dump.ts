import { join } from 'node:path'
import { secretFile } from '../../config/data-folder.ts'
import { openSnapshot, type Snapshot } from '../../db/copy/snapshot.ts'
import { tarEnd } from '../archive/tar.ts'
import { tarFromDisk } from '../base/cluster-files.ts'
import { sendParts } from '../base/send-parts.ts'
import { selectPictures } from '../base/stored-pictures.ts'
import { names, timeId, type DumpManifest } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'
import { dumpEntries } from './dump-entries.ts'

interface DumpParts {
  target: Target
  url: string
  dataDir: string
  /** Resolves when pictures are at the target, but for those whose file is missing. */
  send: (keys: string[]) => Promise<void>
}

/**
 * Sends a dump of the database to the target, with the pictures that it names. The manifest comes last: without it a
 * dump does not count, and the next retention removes it.
 */
export async function makeDump({ target, url, dataDir, send }: DumpParts): Promise<DumpManifest> {
  const snapshot = await openSnapshot(url)
  try {
    const id = timeId(Date.now())
    const sent = await sendParts(target, id, entriesOf(snapshot, dataDir))
    const keys = (await selectPictures(snapshot)).map(({ key }) => key)
    await send(keys)
    await target.putJson(names.pictures(id), keys)
    const { moment, major } = snapshot
    const times = { begun: moment, finished: Date.now() }
    const manifest: DumpManifest = { kind: 'dump', id, major, ...times, ...sent, pictures: keys.length }
    await target.putJson(names.manifest(id), manifest)
    return manifest
  } finally {
    await snapshot.close()
  }
}

async function* entriesOf(snapshot: Snapshot, dataDir: string): AsyncGenerator<Buffer> {
  yield* dumpEntries(snapshot)
  yield* tarFromDisk(secretFile, join(dataDir, secretFile))
  yield tarEnd()
}
