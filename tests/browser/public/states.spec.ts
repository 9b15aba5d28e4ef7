import type { APIRequestContext, BrowserContext, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { openHydrated } from '../support/calls.ts'
import { draftBlog, draftTrip, publishedBlogs, publishedTrips, tripsOf } from '../support/demo.ts'
import { expect, onPhonesToo, test } from '../support/fixtures.ts'
import { admin, servers } from '../support/servers.ts'

interface Draft {
  id: string
  title: string
  status: string
}

/** @returns requests as the signed-in admin, with ids that only the admin can know. */
async function signIn(playwright: PlaywrightWorkerArgs['playwright']) {
  const { url } = servers.site
  const asAdmin = await playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  expect((await asAdmin.post('/api/auth/sign-in/email', { data: admin })).ok()).toBe(true)
  const idOf = async (path: string, title: string) => {
    const rows = (await (await asAdmin.get(path)).json()) as Draft[]
    const draft = rows.find((row) => row.title === title && row.status === 'draft')
    expect(draft, `the admin knows ${title}`).toBeDefined()
    return draft!.id
  }
  const tripId = await idOf('/api/admin/trip-options', draftTrip.title)
  const blogId = await idOf('/api/admin/all-blogs', draftBlog.title)
  return { asAdmin, tripId, blogId }
}

/** Everything that would reveal the drafts. */
function secrets({ tripId, blogId }: { tripId: string; blogId: string }): string[] {
  return [tripId, blogId, draftTrip.title, draftTrip.short_description, draftBlog.title, draftBlog.slug]
}

async function expectSilent(request: APIRequestContext, paths: string[], forbidden: string[]): Promise<void> {
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) {
    const answer = await request.get(path)
    const text = await answer.text()
    expect(text.length, path).toBeGreaterThan(0)
    for (const secret of forbidden) expect(text.includes(secret), `${path} tells "${secret}"`).toBe(false)
  }
}

/** @returns the paths in a sitemap file. */
async function locations(request: APIRequestContext, file: string): Promise<string[]> {
  const xml = await (await request.get(file)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
}

test.describe('drafts', () => {
  test('are on no page, in no hydration data, in no sitemap', async ({ playwright, request }) => {
    const hidden = secrets(await signIn(playwright))
    const files = await locations(request, '/sitemap.xml')
    const pages = (await Promise.all(files.map((file) => locations(request, file)))).flat()
    expect(pages.filter((path) => path.startsWith('/trip/'))).toHaveLength(publishedTrips.length)
    expect(pages.filter((path) => path.startsWith('/blog/'))).toHaveLength(publishedBlogs.length)
    const filtered = ['/category/wildlife?region=Madhya+Pradesh', '/blogs?tag=Wildlife', '/nowhere']
    await expectSilent(
      request,
      ['/sitemap.xml', '/robots.txt', '/feed.xml', '/atom.xml', '/llms.txt', ...files, ...pages, ...filtered],
      hidden,
    )
  })

  test('are in no response of the public API', async ({ playwright, request }) => {
    const ids = await signIn(playwright)
    const description = (await (await request.get('/api/openapi.json')).json()) as { paths: Record<string, object> }
    const open = Object.entries(description.paths).filter(
      ([path, calls]) => 'get' in calls && !path.startsWith('/admin') && !path.includes('{'),
    )
    const paths = open.map(([path]) => `/api${path}`)
    expect(paths).toEqual(expect.arrayContaining(['/api/trips', '/api/trip-cards', '/api/blogs', '/api/blog-cards']))
    await expectSilent(request, paths, secrets(ids))
    const input = (value: object) => `?data=${encodeURIComponent(JSON.stringify({ json: value }))}`
    for (const path of [
      `/api/trips/${ids.tripId}`,
      `/api/blogs/${draftBlog.slug}`,
      `/api/rpc/trips/get${input({ id: ids.tripId })}`,
      `/api/rpc/blogs/get${input({ slug: draftBlog.slug })}`,
    ]) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(404)
      expect(await answer.text()).not.toContain(draftTrip.title)
    }
  })

  test('are not counted: neither trips nor regions nor tags', async ({ request }) => {
    const wildlife = tripsOf('Wildlife Escapes')
    const category = encodeURIComponent('Wildlife Escapes')
    const counts = await (await request.get(`/api/regions?category=${category}`)).json()
    expect(counts.total).toBe(wildlife.length)
    const here = wildlife.filter(({ region }) => region === draftTrip.region)
    expect(counts.regions).toContainEqual(expect.objectContaining({ name: draftTrip.region, count: here.length }))
    expect(await (await request.get('/api/blog-cards')).json()).toMatchObject({ total: publishedBlogs.length })
  })

  test('are not found at their URLs, where the admin sees them', async ({ playwright, page, context, allow }) => {
    const { asAdmin, tripId } = await signIn(playwright)
    const addresses = [
      [`/trip/${tripId}`, draftTrip.title, 'Trip Not Found'],
      [`/blog/${draftBlog.slug}`, draftBlog.title, 'Blog Not Found'],
    ] as const
    await become(context, asAdmin)
    for (const [path, title] of addresses) {
      const answer = await page.goto(path)
      expect(answer!.status(), path).toBe(200)
      expect(answer!.headers()['cache-control']).toBe('private, no-store')
      await expect(page.getByText('Draft preview', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    }
    await page.goto('/category/wildlife')
    await expect(page.getByText(draftTrip.title)).toHaveCount(0)
    await context.clearCookies()
    allow.statuses.push(404)
    for (const [path, title, notFound] of addresses) {
      const answer = await page.goto(path)
      expect(answer!.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible()
      expect(await page.content()).not.toContain(title)
    }
  })
})

async function become(context: BrowserContext, asAdmin: APIRequestContext): Promise<void> {
  await context.addCookies((await asAdmin.storageState()).cookies)
}

const filter = (page: Page) => page.getByRole('navigation', { name: 'Filter by region' })
const cards = (page: Page) => page.getByRole('region', { name: 'Trips' }).getByRole('article')

/** Checks the page of a region, or of all regions. */
async function expectRegion(page: Page, region?: string): Promise<void> {
  const trips = tripsOf('Offbeat & Immersive').filter((trip) => !region || trip.region === region)
  const count = `Showing ${trips.length} trip${trips.length === 1 ? '' : 's'}${region ? ` in ${region}` : ''}`
  await expect(page.getByText(count, { exact: true })).toBeVisible()
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(trips.map(({ title }) => title))
  await expect(filter(page).locator('[aria-current]')).toHaveText([region ?? 'All Regions'])
}

/** From all regions to one and back, also via an unknown one. */
async function walkRegions(page: Page): Promise<void> {
  await expectRegion(page)
  await filter(page).getByRole('link', { name: 'Uttar Pradesh' }).click()
  await expect(page).toHaveURL('/category/slow-travel?region=Uttar+Pradesh')
  await expectRegion(page, 'Uttar Pradesh')
  await page.reload()
  await expectRegion(page, 'Uttar Pradesh')
  await filter(page).getByRole('link', { name: 'Gujarat' }).click()
  await expectRegion(page, 'Gujarat')
  await page.goBack()
  await expectRegion(page, 'Uttar Pradesh')
  await filter(page).getByRole('link', { name: 'All Regions' }).click()
  await expect(page).toHaveURL('/category/slow-travel')
  await expectRegion(page)
  await page.goto('/category/slow-travel?region=Kerala')
  await expect(page.getByRole('heading', { name: 'No trips found' })).toBeVisible()
  await expect(page.getByText(/^Showing/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/category/slow-travel')
  await expectRegion(page)
}

test.describe('the region filter', () => {
  test('switches from all regions to one and back', async ({ page }) => {
    await openHydrated(page, '/category/slow-travel')
    await walkRegions(page)
  })

  test('keeps the scroll position', onPhonesToo, async ({ page }) => {
    await openHydrated(page, '/category/slow-travel')
    const link = filter(page).getByRole('link', { name: 'Gujarat' })
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await expectRegion(page, 'Gujarat')
    await expect(filter(page)).toBeInViewport()
  })

  test('reads shared URLs: trimmed, unknown, and pages that do not exist', async ({ page }) => {
    await page.goto('/category/slow-travel?region=%20Gujarat%20')
    await expectRegion(page, 'Gujarat')
    for (const search of ['region=Atlantis', 'page=7', 'region=%3Cb%3E&page=-1']) {
      const answer = await page.goto(`/category/slow-travel?${search}`)
      expect(answer!.status(), search).toBe(200)
      await expect(page.getByRole('heading', { name: 'No trips found' }), search).toBeVisible()
      await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/category/slow-travel')
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('works the same way', async ({ page }) => {
      await page.goto('/category/slow-travel')
      await walkRegions(page)
    })
  })
})
