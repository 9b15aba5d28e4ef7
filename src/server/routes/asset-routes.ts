import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { immutable } from '../platform/files/file-headers.ts'

/**
 * Built scripts, styles and fonts, compressed at build time, and the files of `public/`, which has no folders.
 * @param folder absolute folder of the browser build.
 */
export function assetRoutes(folder: string): Hono {
  const root = relative(process.cwd(), folder)
  const file = serveStatic({ root, onFound: (_path, c) => c.header('cache-control', 'public, max-age=86400') })
  const routes = new Hono().route('/assets', serveFolder(`${folder}/assets`, '/assets'))
  // By name: otherwise each page would access the disk.
  for (const name of filesIn(folder)) routes.use(`/${name}`, file)
  return routes
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/**
 * Built files of one folder, whose names contain a hash of their content; a missing file is 404, never a page.
 * @param folder absolute.
 * @param mount URL path of the folder.
 */
export function serveFolder(folder: string, mount: string): Hono {
  return new Hono()
    .use(
      '*',
      serveStatic({
        root: relative(process.cwd(), folder),
        precompressed: true,
        rewriteRequestPath: (path) => path.slice(mount.length),
        onFound: (_path, c) => c.header('cache-control', immutable),
      }),
    )
    .all('*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))
}
