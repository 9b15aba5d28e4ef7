import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findWholeChromium } from '../scripts/chromium.mjs'
import { median, round, table } from './figures.ts'
import { load } from './load.ts'
import { kindsOfPages } from './pages.ts'
import { temporaryFolder, type MeasuredProgram } from './program.ts'

const run = promisify(execFile)

/** Fetched when it is needed: it weighs more than all of our own tools, and only this measurement wants it. */
const lighthouse = 'lighthouse@13.5.0'
const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = {
  'LCP ms': 'largest-contentful-paint',
  'blocking ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; details?: { items: { wastedBytes: number }[] } }>
}

/** Lighthouse's simulated phone, the median of three looks at each page. */
export async function lighthouseScores({ url }: MeasuredProgram): Promise<string> {
  const rows: string[][] = []
  for (const [name, path] of Object.entries(await kindsOfPages(url))) {
    await load(url + path, { connections: 8, seconds: 2 })
    const reports: Report[] = []
    // A recording is lost now and then; the second try is as good as the first.
    for (let look = 0; look < runs; look += 1) reports.push(await lookAt(url + path).catch(() => lookAt(url + path)))
    const middle = (value: (report: Report) => number) => median(reports.map(value))
    rows.push([
      name,
      ...categories.map((each) => String(Math.round(100 * middle((report) => report.categories[each]!.score)))),
      ...Object.values(metrics).map((each) => round(middle((report) => report.audits[each]!.numericValue))),
      round(middle(imageSavings) / 1000),
    ])
  }
  return table(['page', ...categories, ...Object.keys(metrics), 'images: kB to save'], rows)
}

function imageSavings({ audits }: Report): number {
  const items = audits['image-delivery-insight']?.details?.items ?? []
  return items.reduce((sum, { wastedBytes }) => sum + wastedBytes, 0)
}

async function lookAt(address: string): Promise<Report> {
  const folder = temporaryFolder()
  const file = join(folder.path, 'report.json')
  const flags = '--chrome-flags=--headless=new --no-sandbox'
  const args = [address, '--quiet', '--output=json', `--output-path=${file}`, flags]
  try {
    const env = { ...process.env, CHROME_PATH: findWholeChromium()! }
    await run('npm', ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', ...args], { env })
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    folder.remove()
  }
}
