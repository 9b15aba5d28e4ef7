import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AdminOfNodes } from './cluster.ts'

/** Readers and an admin who work at a site while something happens to it. */
export interface Load {
  /** Reads of pages, and of files that pages name, that were not answered with 200. */
  failedReads: string[]
  reads: number
  /** Names of vendors whose save was answered with 200. */
  saved: string[]
  /** Addresses of pictures whose upload was. */
  uploaded: string[]
  /** Saves and uploads that were not, as `save 503`; `lost` stands for a connection that broke, or a refused upload. */
  refused: Map<string, number>
  stop: () => Promise<void>
}

interface LoadOptions {
  origin: string
  admin: AdminOfNodes
  paths: string[]
  readers?: number
  picture: Blob
}

/** Another build names them differently. */
const assetPaths = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g

/** Milliseconds between a response and the next request. */
const pauses = { reader: 60, admin: 150, refused: 250 }

/** Starts it. What is refused is repeated with its key, as the back office does, until it is stored or the load is stopped. */
export function loadOn({ origin, admin, paths, readers = 4, picture }: LoadOptions): Load {
  const stopped = new AbortController()
  const { signal } = stopped
  const load: Load = { failedReads: [], reads: 0, saved: [], uploaded: [], refused: new Map(), stop: async () => {} }
  const rest = (milliseconds: number) => pause(milliseconds, null, { signal }).catch(() => {})

  /** @returns what was answered, also where it is noted as a failed read. */
  async function read(path: string): Promise<string> {
    load.reads += 1
    try {
      const answer = await fetch(origin + path)
      if (answer.status !== 200) load.failedReads.push(`${path} ${answer.status}`)
      return await answer.text()
    } catch (error) {
      const { message, cause } = error as Error
      load.failedReads.push(`${path} ${message}: ${String(cause)}`)
      return ''
    }
  }

  async function readOn(first: number): Promise<void> {
    for (let at = first; !signal.aborted; at += 1) {
      const page = await read(paths[at % paths.length]!)
      const assets = page.match(assetPaths) ?? []
      // Not all, as browsers have most of them already.
      if (assets.length > 0) await read(assets[at % assets.length]!)
      await rest(pauses.reader)
    }
  }

  /** @param send resolves with null when it is stored, else with why not. */
  async function write(what: string, send: (key: string) => Promise<string | null>): Promise<void> {
    const key = randomUUID()
    while (!signal.aborted) {
      const refusal = await send(key).catch(() => `${what} lost`)
      if (refusal === null) {
        await rest(pauses.admin)
        return
      }
      load.refused.set(refusal, (load.refused.get(refusal) ?? 0) + 1)
      await rest(pauses.refused)
    }
  }

  async function save(): Promise<void> {
    while (!signal.aborted) {
      const vendor_name = `Saved ${load.saved.length} ${randomUUID()}`
      await write('save', async (key) => {
        const answer = await admin.send(
          origin,
          'POST',
          '/admin/vendors',
          { vendor_data: { vendor_name, region: 'Goa' } },
          key,
        )
        await answer.text()
        if (answer.ok) load.saved.push(vendor_name)
        return answer.ok ? null : `save ${answer.status}`
      })
    }
  }

  async function upload(): Promise<void> {
    while (!signal.aborted) {
      await write('upload', async (key) => {
        load.uploaded.push(await admin.upload(origin, 'trip-images', picture, key))
        return null
      })
      await rest(1000)
    }
  }

  const running = [...Array.from({ length: readers }, (_, at) => readOn(at)), save(), upload()]
  load.stop = async () => {
    stopped.abort()
    await Promise.all(running)
  }
  return load
}
