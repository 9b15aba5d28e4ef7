import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { relative } from 'node:path'
// The package's main file would load the whole reference page into this process to get one path.
import pathOfSwaggerUi from 'swagger-ui-dist/absolute-path.js'

/** Swagger UI sets inline styles, so this page allows them; scripts are only our own. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/parts/swagger-ui.css">
</head>
<body>
<main id="swagger-ui"></main>
<noscript>The description of the API is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<script src="/api/docs/parts/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null })\n`

/** The files that the page needs; the package also has pages without a policy, and source maps. */
const parts = ['swagger-ui.css', 'swagger-ui-bundle.js']

/** Self-hosted reference page: it works offline and needs no exception in the content policy. */
export function docsRoutes(): Hono {
  const root = relative(process.cwd(), pathOfSwaggerUi())
  const routes = new Hono()
    .use(async (c, next) => {
      await next()
      c.header('content-security-policy', policy)
    })
    .get('/', (c) => c.html(page, 200, { 'cache-control': 'no-cache' }))
    .get('/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  for (const path of parts) routes.get(`/parts/${path}`, serveStatic({ root, path }))
  return routes
}
