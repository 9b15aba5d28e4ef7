import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** How many times the embedded database has had the operating system write to disk. */
let syncs = 0

/** @returns the number of syncs of this process so far; tests see by it that commits reach the disk. */
export function syncCount(): number {
  return syncs
}

interface FileStream {
  nfd?: number
}
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: FileStream) => number } }
}

/**
 * PGlite's folder storage with a working fsync: as shipped, the call does nothing,
 * and a power cut could lose rows that were acknowledged.
 */
export class SyncedFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const started = await super.init(...args)
    const options = started.emscriptenOpts as { preRun?: ((module: EmscriptenModule) => void)[] }
    options.preRun = [...(options.preRun ?? []), mendSync]
    return started
  }
}

function mendSync(module: EmscriptenModule): void {
  module.NODEFS.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) {
      fsyncSync(stream.nfd)
      syncs += 1
    }
    return 0
  }
}
