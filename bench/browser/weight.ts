import { chromium, type Page } from '@playwright/test'
import { findFullChromium } from '../../scripts/chromium.mjs'
import { round, table } from '../support/figures.ts'
import { kindsOfPages } from '../support/pages.ts'
import type { MeasuredProgram } from '../support/program.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true }
const kinds = ['document', 'stylesheet', 'font', 'image', 'script'] as const

/** Transferred kilobytes of the first screen on a phone, by resource type, and the number of requests. */
export async function weight({ url }: MeasuredProgram): Promise<string> {
  const browser = await chromium.launch({ executablePath: findFullChromium()!, args: ['--no-sandbox'] })
  try {
    const rows: string[][] = []
    for (const [name, path] of Object.entries(await kindsOfPages(url))) {
      // The first load generates the pictures' variants; the second one is measured.
      for (const measured of [false, true]) {
        const context = await browser.newContext(phone)
        // The code of the next pages is loaded later, when the page is idle.
        await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
        const row = await weigh(await context.newPage(), url + path)
        if (measured) rows.push([name, ...row])
        await context.close()
      }
    }
    return table(['page', ...kinds.map((kind) => `${kind} kB`), 'total kB', 'requests'], rows)
  } finally {
    await browser.close()
  }
}

async function weigh(page: Page, address: string): Promise<string[]> {
  const bytes = new Map<string, number>()
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const add = async () => {
      const { responseBodySize } = await request.sizes()
      bytes.set(request.resourceType(), (bytes.get(request.resourceType()) ?? 0) + responseBodySize)
    }
    sizes.push(add())
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await Promise.all(sizes)
  const all = [...bytes.values()].reduce((sum, each) => sum + each, 0)
  return [...kinds.map((kind) => bytes.get(kind) ?? 0), all].map((sum) => round(sum / 1000)).concat(`${sizes.length}`)
}
