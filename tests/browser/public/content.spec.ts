import { readdir, readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { openHydrated } from '../support/calls.ts'
import { tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ keepsPage: false })

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
}

/** Names that only validation, the back office or Mantine would bring into a script. */
const foreign = ['ZodError', '_zod', '/admin', 'admin_', 'mantine', 'tiptap', 'ProseMirror', 'dnd-kit', 'better-auth']

/** One page of every kind. */
async function samplePages(request: APIRequestContext): Promise<string[]> {
  const trip = await tripPath(request, 'kanha-tiger-country')
  return ['/', '/category/wildlife', trip, '/blogs', '/blog/the-tiger-hour']
}

/** @returns all URLs of the sitemap. */
async function allPages(request: APIRequestContext): Promise<string[]> {
  const locations = async (file: string) => {
    const xml = await (await request.get(file)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
      const { pathname, search } = new URL(address!.replaceAll('&amp;', '&'))
      return pathname + search
    })
  }
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat()
}

/** Scrolls to the end of the page, screen by screen, so that everything is laid out and loaded. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      await painted()
    }
  })
  await page.waitForLoadState('networkidle')
}

/** @returns image pixels per screen pixel of each picture, considering the cropping by its frame. */
async function measureSharpness(page: Page) {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('img')]
      .filter(({ currentSrc }) => currentSrc.includes('/media/') && !currentSrc.includes('.svg'))
      .map((image) => {
        const { width, height } = image.getBoundingClientRect()
        // The file's own, which differs from that of the attributes for upright crops.
        const shape = image.naturalWidth / image.naturalHeight
        const pixels = Number(/[/-](\d+)\.\w+$/.exec(image.currentSrc)?.[1])
        const first = image.fetchPriority === 'high'
        return {
          source: image.currentSrc,
          first,
          sharpness: pixels / Math.max(width, height * shape) / devicePixelRatio,
        }
      }),
  )
}

/** Runs in the page, before it loads. */
function watchPage(): void {
  const seen: Seen = { sum: 0, nodes: [], violations: [] }
  Object.assign(globalThis, { seen })
  addEventListener('securitypolicyviolation', (event) => seen.violations.push(event.violatedDirective))
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as (PerformanceEntry & Shift)[]) {
      if (hadRecentInput) continue
      seen.sum += value
      seen.nodes.push(...sources.map(({ node }) => node?.nodeName ?? 'gone'))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Images match the pixel density of the screen, also in upright cards, and are not much larger. */
async function expectSharpImages(page: Page, path: string, onPhone: boolean): Promise<void> {
  for (const { source, first, sharpness } of await measureSharpness(page)) {
    // On a phone the first image may be softer, so that it loads sooner.
    const least = first && onPhone ? 0.6 : 0.7
    expect(sharpness, `${source} on ${path}`).toBeGreaterThan(least)
    // Later pages may reuse larger files from the browser's cache.
    if (path === '/') expect(sharpness, `${source} on ${path}`).toBeLessThan(2)
  }
}

/** The hero image loads before all others, in a suitable size. */
async function expectFittingHero(page: Page, onPhone: boolean): Promise<void> {
  const hero = page.getByRole('main').getByRole('img').first()
  await expect(hero).toHaveAttribute('fetchpriority', 'high')
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const { source, wanted } = await hero.evaluate((image: HTMLImageElement) => ({
    source: image.currentSrc,
    wanted: image.getBoundingClientRect().width * devicePixelRatio,
  }))
  const width = Number(/[/-](\d+)\.avif$/.exec(source)?.[1])
  expect(width).toBeGreaterThanOrEqual(wanted * (onPhone ? 0.6 : 1))
  expect(width).toBeLessThanOrEqual(wanted * 1.6)
}

test('no script of the public pages contains validation or code of the back office', async ({ page, request }) => {
  const folder = new URL('../../../dist/client/assets/', import.meta.url)
  const built = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const loaded = new Set<string>()
  page.on('request', ({ url }) => void (url().endsWith('.js') && loaded.add(new URL(url()).pathname)))
  for (const path of [...(await samplePages(request)), '/about', '/partner', '/contact', '/terms', '/nowhere']) {
    const html = await (await request.get(path)).text()
    for (const [, script] of html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)) loaded.add(script!)
  }
  expect(loaded.size).toBeGreaterThan(10)
  for (const script of loaded) expect(built).toContain(script.replace('/assets/', ''))
  for (const name of built) {
    const code = await readFile(new URL(name, folder), 'utf8')
    for (const word of foreign) expect(code.includes(word), `${name} holds ${word}`).toBe(false)
  }
})

for (const [screen, options] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use(options)

    test('pages load without layout shifts, with sharp images, one of them first, and within their policy', async ({
      page,
      request,
    }) => {
      // Caches the fonts. Where they load after the first paint, text moves on machines without Arial and Roboto.
      await openHydrated(page, '/partner')
      await page.addInitScript(watchPage)
      const others = screen === 'desktop' ? ['/about', '/partner', '/contact', '/privacy', '/terms'] : []
      for (const path of [...(await samplePages(request)), ...others]) {
        await openHydrated(page, path)
        const isSample = !others.includes(path)
        if (isSample) {
          await expect(page.locator('img[fetchpriority=high]'), path).toHaveCount(1)
          await expect(page.locator('img[fetchpriority=high]')).toBeInViewport()
        }
        if (path === '/') await expectFittingHero(page, screen === 'phone')
        await scrollToEnd(page)
        const { sum, nodes, violations } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
        expect(violations, path).toEqual([])
        // Zero to three digits, as CLS is usually reported.
        expect(sum, `${path} moved ${nodes.join(' ')}`).toBeLessThan(0.0005)
        if (isSample) await expectSharpImages(page, path, screen === 'phone')
      }
    })
  })
}

/** What a page saw since it was opened. */
interface Seen {
  /** Of layout shifts without input, and the elements that moved. */
  sum: number
  nodes: string[]
  /** Directives of the content security policy. */
  violations: string[]
}

interface Shift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

test('every page has one h1, and its own title, description and canonical URL', async ({ request }) => {
  const titles = new Map<string, string>()
  for (const path of await allPages(request)) {
    const html = await (await request.get(path)).text()
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect(title, path).toMatch(/Hatheli$/)
    expect(titles.get(title), `${path} has the title of another page`).toBeUndefined()
    titles.set(title, path)
    expect(/<meta name="description" content="([^"]{40,})"/.exec(html)?.[1], path).toBeDefined()
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
    const { pathname, search } = new URL(canonical)
    expect(pathname + search, path).toBe(path)
    expect(html).not.toMatch(/name="robots" content="noindex"/)
  }
  expect(titles.size).toBeGreaterThan(40)
})

test('no page has style attributes, and each has the strict policy', async ({ request }) => {
  for (const path of [...(await allPages(request)), '/nowhere']) {
    const answer = await request.get(path)
    const markup = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '')
    expect(markup, path).not.toMatch(/<[^>]*\sstyle=/)
    expect(markup, path).not.toMatch(/<[^>]*\son[a-z]+=/)
    expect(markup, path).not.toContain('<style')
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("style-src 'self'")
    // A form of trip pages may lead to WhatsApp, and nowhere else (docs/decisions/0062).
    const toWhatsapp = ' https://wa.me https://api.whatsapp.com'
    expect(policy.replace(path.startsWith('/trip/') ? toWhatsapp : '', ''), path).not.toMatch(/unsafe|https?:/)
  }
})
