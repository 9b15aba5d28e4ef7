import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { workerPath } from '#values/addresses/offline-pages.ts'

interface WorkerOptions {
  /** Absolute folder of the worker's scripts. */
  folder: string
  /** Absolute folder of the browser build that its pages name. */
  pages: string
  /** False: browsers get the script that removes the worker and all that it keeps. */
  isOn: boolean
  /** Further dependencies of its offline page. */
  version: () => Promise<string>
}

/** It may fetch from here, and nothing else. */
const policy = "default-src 'none'; connect-src 'self'"

/** The worker that keeps pages in browsers (docs/decisions/0065). Browsers ask for it with every page, at most once a day. */
export function workerRoutes({ folder, pages, isOn, version }: WorkerOptions): Hono {
  const script = readFileSync(join(folder, isOn ? 'service-worker.js' : 'switched-off.js'), 'utf8')
  const files = readdirSync(join(pages, 'assets')).toSorted()
  const idOf = (of: string) => {
    const hash = createHash('sha256').update(script).update(of)
    for (const name of files) hash.update(name)
    return hash.digest('hex').slice(0, 16)
  }
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy,
  }
  return new Hono().get(workerPath, async (c) =>
    c.body(`const buildId="${idOf(await version())}";${script}`, 200, headers),
  )
}
