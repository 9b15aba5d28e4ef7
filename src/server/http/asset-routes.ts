import { relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/**
 * The built scripts, styles and fonts, compressed at build time, and the files of `public/`.
 * @param folder absolute folder of the browser build.
 */
export function assetRoutes(folder: string): Hono {
  const root = relative(process.cwd(), folder)
  return new Hono()
    .use(
      '/assets/*',
      serveStatic({
        root,
        precompressed: true,
        onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
      }),
    )
    .all('/assets/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))
    .use('*', serveStatic({ root, onFound: (_path, c) => c.header('cache-control', 'public, max-age=86400') }))
}
