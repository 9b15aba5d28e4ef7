import { readdir, readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { openHydrated } from '../support/calls.ts'
import { tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

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
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
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
      .filter(({ currentSrc }) => currentSrc.includes('/media/'))
      .map((image) => {
        const { width, height } = image.getBoundingClientRect()
        const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        const pixels = Number(/\/(\d+)\.\w+$/.exec(image.currentSrc)?.[1])
        const first = image.fetchPriority === 'high'
        return {
          source: image.currentSrc,
          first,
          sharpness: pixels / Math.max(width, height * shape) / devicePixelRatio,
        }
      }),
  )
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

    test('no layout shifts while a page loads and is scrolled', async ({ page, request }) => {
      await page.addInitScript(() => {
        const moved = { sum: 0, nodes: [] as string[] }
        Object.assign(globalThis, { moved })
        new PerformanceObserver((list) => {
          for (const { hadRecentInput, value, sources } of list.getEntries() as (PerformanceEntry & Shift)[]) {
            if (hadRecentInput) continue
            moved.sum += value
            moved.nodes.push(...sources.map(({ node }) => node?.nodeName ?? 'gone'))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const path of await samplePages(request)) {
        await openHydrated(page, path)
        await scrollToEnd(page)
        const { sum, nodes } = await page.evaluate(() => (globalThis as unknown as { moved: Moved }).moved)
        // Zero to three digits, as CLS is usually reported.
        expect(sum, `${path} moved ${nodes.join(' ')}`).toBeLessThan(0.0005)
      }
    })

    test('the hero image loads in a suitable size, before all others', async ({ page }) => {
      await openHydrated(page, '/')
      const hero = page.getByRole('main').getByRole('img').first()
      await expect(hero).toHaveAttribute('fetchpriority', 'high')
      await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
      const { source, wanted } = await hero.evaluate((image: HTMLImageElement) => ({
        source: image.currentSrc,
        wanted: image.getBoundingClientRect().width * devicePixelRatio,
      }))
      const width = Number(/\/(\d+)\.avif$/.exec(source)?.[1])
      expect(width).toBeGreaterThanOrEqual(wanted)
      expect(width).toBeLessThanOrEqual(wanted * 1.6)
    })

    test('images match the pixel density of the screen, also in upright cards, and are not much larger', async ({
      page,
      request,
    }) => {
      for (const path of await samplePages(request)) {
        await openHydrated(page, path)
        await scrollToEnd(page)
        for (const { source, first, sharpness } of await measureSharpness(page)) {
          // On a phone the first image may be softer, so that it loads sooner; the hero is also cropped to half its
          // width.
          const least = first && screen === 'phone' ? (path === '/' ? 0.3 : 0.6) : 0.7
          expect(sharpness, `${source} on ${path}`).toBeGreaterThan(least)
          // Later pages may reuse larger files from the browser's cache.
          if (path === '/') expect(sharpness, `${source} on ${path}`).toBeLessThan(2)
        }
      }
    })

    test('only one image of the first screen has high priority', async ({ page, request }) => {
      for (const path of await samplePages(request)) {
        await page.goto(path)
        await expect(page.locator('img[fetchpriority=high]'), path).toHaveCount(1)
        await expect(page.locator('img[fetchpriority=high]')).toBeInViewport()
      }
    })
  })
}

interface Moved {
  sum: number
  nodes: string[]
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
    expect(new URL(canonical).pathname, path).toBe(path)
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
    expect(policy, path).not.toMatch(/unsafe|https?:/)
  }
})

test('no page violates its content security policy when scrolled to the end', async ({ page, request }) => {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(globalThis, { violations })
    addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective))
  })
  for (const path of [...(await samplePages(request)), '/about', '/partner', '/contact', '/privacy', '/terms']) {
    await openHydrated(page, path)
    await scrollToEnd(page)
    expect(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations), path).toEqual([])
  }
})
