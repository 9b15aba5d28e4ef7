import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findWholeChromium } from '../scripts/chromium.mjs'
import { median, round, table } from './figures.ts'
import { load } from './load.ts'
import { blockingByProcessor, stylesAndLayout, type Trace } from './main-thread.ts'
import { kindsOfPages } from './pages.ts'
import { temporaryFolder, type MeasuredProgram } from './program.ts'
import { undisturbed } from './steal-time.ts'

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

/**
 * How much slower than the machine at hand Lighthouse's mid-tier phone is, by the benchmark index it measures: figures of
 * its documentation (docs/throttling.md) and of the calculator named there. Its default is 4 on whatever it runs.
 */
const slowdowns = [
  { index: 150, times: 1 },
  { index: 800, times: 2 },
  { index: 1300, times: 3 },
  { index: 1533, times: 4 },
  { index: 2000, times: 6 },
]
const defaultSlowdown = 4

/** What Lighthouse reports, and what it recorded for it. */
interface Look {
  report: Report
  trace: Trace
}

interface Report {
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; details?: { items: { wastedBytes: number }[] } }>
}

/** Lighthouse's simulated phone, the median of three looks at each page: as it comes, and made equal on all machines. */
export async function lighthouseScores({ url }: MeasuredProgram): Promise<string> {
  const rows: string[][] = []
  for (const [name, path] of Object.entries(await kindsOfPages(url))) {
    await load(url + path, { connections: 8, seconds: 2 })
    const looks = await looksAt(url + path, defaultSlowdown)
    const plain = looks.map(({ report }) => report)
    const index = median(plain.map(({ environment }) => environment.benchmarkIndex))
    const slowdown = slowdownFor(index)
    const equal = (await looksAt(url + path, slowdown)).map(({ report }) => report)
    rows.push([
      name,
      ...categories.map((each) => score(plain, each)),
      ...Object.values(metrics).map((each) => round(median(plain.map(({ audits }) => audits[each]!.numericValue)))),
      round(median(looks.map(({ trace }) => blockingByProcessor(trace, defaultSlowdown)))),
      round(median(looks.map(({ trace }) => stylesAndLayout(trace)))),
      round(median(plain.map(imageSavings)) / 1000),
      round(index),
      slowdown.toFixed(1),
      score(equal, 'performance'),
      round(median(equal.map(({ audits }) => audits[metrics['blocking ms']]!.numericValue))),
    ])
  }
  const equal = ['index', 'slower by', 'then performance', 'then blocking ms']
  const own = ['own blocking ms', 'styles and layout ms', 'images: kB to save']
  return table(['page', ...categories, ...Object.keys(metrics), ...own, ...equal], rows)
}

function score(reports: Report[], category: (typeof categories)[number]): string {
  return String(Math.round(100 * median(reports.map((report) => report.categories[category]!.score))))
}

/** Between the figures that are known, in proportion. */
function slowdownFor(index: number): number {
  const next = slowdowns.findIndex((each) => each.index >= index)
  const at = next < 0 ? slowdowns.length - 1 : Math.max(1, next)
  const [below, above] = [slowdowns[at - 1]!, slowdowns[at]!]
  return below.times + ((above.times - below.times) * (index - below.index)) / (above.index - below.index)
}

async function looksAt(address: string, slowdown: number): Promise<Look[]> {
  const looks: Look[] = []
  while (looks.length < runs) looks.push(await undisturbed(() => recordedLook(address, slowdown)))
  return looks
}

/** A recording is lost now and then; the second try is as good as the first. */
function recordedLook(address: string, slowdown: number): Promise<Look> {
  return lookAt(address, slowdown).catch(() => lookAt(address, slowdown))
}

function imageSavings({ audits }: Report): number {
  const items = audits['image-delivery-insight']?.details?.items ?? []
  return items.reduce((sum, { wastedBytes }) => sum + wastedBytes, 0)
}

async function lookAt(address: string, slowdown: number): Promise<Look> {
  const folder = temporaryFolder()
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder.path, name), 'utf8'))
  const flags = '--chrome-flags=--headless=new --no-sandbox'
  const simulated = `--throttling.cpuSlowdownMultiplier=${slowdown}`
  const output = ['--output=json', `--output-path=${join(folder.path, 'report.json')}`, `-GA=${folder.path}`]
  try {
    const env = { ...process.env, CHROME_PATH: findWholeChromium()! }
    const args = [address, '--quiet', ...output, simulated, flags]
    await run('npm', ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', ...args], { env })
    return { report: read('report.json') as Report, trace: read('trace.json') as Trace }
  } finally {
    folder.remove()
  }
}
