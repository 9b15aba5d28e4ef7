import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import {
  adminLoginPaths,
  adminPaths,
  editPagePath,
  isAdminPath,
  openAdminPaths,
  returnAddress,
} from '#values/addresses/admin-paths.ts'
import { adminApp } from '#values/addresses/admin-app.ts'
import type { SiteProfile } from '#contract/site.ts'
import { withAccent } from '#values/accents.ts'
import { variantUrl } from '#values/pictures/picture-variants.ts'
import { memoizeAsync } from '#server/platform/memoize-async.ts'
import { serveFolder } from './asset-routes.ts'
import { pictureSources } from '../platform/http/middleware/security-headers.ts'
import type { VisitorEnv } from '../platform/http/middleware/session-middleware.ts'

/**
 * The HTML page of the back office, from the build or the development server.
 * @param path of the request, for the development server's transforms.
 */
export type AdminPage = (path: string) => Promise<string>

/** Mantine sets inline styles, so the pages of the back office allow them; scripts are only our own. */
function policyWith(mediaUrl: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    pictureSources(mediaUrl),
    "font-src 'self'",
    "connect-src 'self'",
    // Previews of pages, which alone may be framed (docs/decisions/0054).
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The worker registers a subscription that the browser has replaced, and loads nothing. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

const belowAdmin = (path: string) => path.slice(adminPaths.root.length)

export interface AdminOptions {
  /** @returns the id of the blog with a slug, of any status, or null. */
  blogIdOf: (slug: string) => Promise<string | null>
  page: AdminPage
  profile: () => Promise<Pick<SiteProfile, 'accent' | 'favicon' | 'logo'>>
  /** The manifest of the back office as an app. */
  manifest: () => Promise<object>
  /** Absolute path of its worker; null in development, which has none. */
  worker: string | null
  /** Absolute folder of the back office's build; null where the development server has its files. */
  assets: string | null
  /** The development server injects its own scripts, so the policy is off there. */
  withPolicy: boolean
  /** Address to which `/media/…` redirects; null if it does not redirect. */
  mediaUrl: string | null
}

/**
 * The back office's page at its URLs, its files under `/admin/assets`, 404 for anything else under `/admin`. Signed-out
 * visitors are redirected to the login page and the admin past it, before a page is loaded that would have to check.
 */
export function adminRoutes(options: AdminOptions): Hono<VisitorEnv> {
  const { page, assets, withPolicy, mediaUrl, blogIdOf, manifest, profile, worker } = options
  const policy = policyWith(mediaUrl)
  const app = new Hono<VisitorEnv>()
  if (assets) app.route('/assets', serveFolder(join(assets, 'assets'), '/admin/assets'))
  app.get(belowAdmin(editPagePath), async (c) => {
    const isAdmin = (await c.var.visitor.admin()) !== null
    c.header('cache-control', 'no-store')
    return c.redirect(isAdmin ? await formOf(c.req.header('referer'), blogIdOf) : adminPaths.login)
  })
  app.get(belowAdmin(adminApp.manifest), async (c) =>
    c.body(JSON.stringify(await manifest()), 200, {
      'cache-control': 'no-cache',
      'content-type': 'application/manifest+json',
    }),
  )
  if (worker) {
    app.get(belowAdmin(adminApp.worker), async (c) =>
      c.body(await readFile(worker, 'utf8'), 200, {
        'cache-control': 'no-cache',
        'content-type': 'text/javascript; charset=utf-8',
        'content-security-policy': workerPolicy,
      }),
    )
  }
  return app.get('*', async (c: Context<VisitorEnv>) => {
    const known = isAdminPath(c.req.path)
    const target = known ? await redirectTarget(c) : null
    if (target) {
      c.header('cache-control', 'no-store')
      return c.redirect(target)
    }
    const html = withBrand(await page(c.req.path), await profile())
    if (withPolicy) c.header('content-security-policy', policy)
    c.header('x-robots-tag', 'noindex')
    c.header('cache-control', known ? 'private, no-cache' : 'no-store')
    return c.html(html, known ? 200 : 404)
  })
}

/** @returns the page with the owner's colours, and the icon or logo in place of the palm. */
function withBrand(html: string, { accent, favicon, logo }: Pick<SiteProfile, 'accent' | 'favicon' | 'logo'>): string {
  const own = favicon ?? logo?.url
  const page = withAccent(html, accent)
  return own ? page.replace('href="/favicon.svg" type="image/svg+xml"', `href="${variantUrl(own, 320, 'webp')}"`) : page
}

/** @returns the target of a redirect, or null. */
async function redirectTarget(c: Context<VisitorEnv>): Promise<string | null> {
  if (openAdminPaths.includes(c.req.path)) return null
  const isAdmin = (await c.var.visitor.admin()) !== null
  const isLogin = adminLoginPaths.includes(c.req.path)
  if (isLogin) return isAdmin ? adminPaths.dashboard : null
  if (isAdmin) return null
  const { pathname, search } = new URL(c.req.url)
  const query = new URLSearchParams({ ...returnAddress(pathname + search) }).toString()
  return query ? `${adminPaths.login}?${query}` : adminPaths.login
}

/**
 * The form of a page of the public site. A site that sends no referrer leads to the dashboard.
 * @param referrer the page that the link was followed on.
 */
async function formOf(referrer: string | undefined, blogIdOf: AdminOptions['blogIdOf']): Promise<string> {
  const [, entity = '', name = ''] = (URL.parse(referrer ?? '')?.pathname ?? '').split('/')
  const formAt = (path: string, id: string) => `${path}?${new URLSearchParams({ edit: id }).toString()}`
  if (entity === 'trip') return formAt(adminPaths.trips, name)
  if (entity === 'host') return formAt(adminPaths.vendors, name)
  if (entity === 'category') return adminPaths.categories
  if (entity === 'blogs') return adminPaths.blogs
  if (entity !== 'blog') return adminPaths.dashboard
  const id = await blogIdOf(decodeOrKeep(name))
  return id ? formAt(adminPaths.blogs, id) : adminPaths.blogs
}

function decodeOrKeep(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** @returns the page of a build, read once. */
export function builtAdminPage(assets: string): AdminPage {
  return memoizeAsync(() => readFile(join(assets, 'index.html'), 'utf8'))
}
