import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFullChromium } from '../scripts/chromium.mjs'
import { median, round, table } from './support/figures.ts'
import { load } from './support/load.ts'
import { blockingByCpuTime, styleAndLayout, type Trace } from './support/main-thread.ts'
import { kindsOfPages } from './support/pages.ts'
import { temporaryFolder, type MeasuredProgram } from './support/program.ts'
import { undisturbed } from './support/steal-time.ts'

const runFile = promisify(execFile)

/** Not a dev dependency: it is larger than all of our own tools, and only this measurement needs it. */
const lighthouse = 'lighthouse@13.5.0'
const runsPerPage = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/**
 * CPU slowdown that makes this machine as slow as Lighthouse's mid-tier phone, by the measured benchmark index: from
 * Lighthouse's docs/throttling.md and the calculator named there. Its default is 4 on any machine.
 */
const slowdowns = [
  { index: 150, times: 1 },
  { index: 800, times: 2 },
  { index: 1300, times: 3 },
  { index: 1533, times: 4 },
  { index: 2000, times: 6 },
]
const defaultSlowdown = 4

/** The report of one run, and the browser's trace of it. */
interface Run {
  report: Report
  trace: Trace
}

interface Report {
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; details?: { items: { wastedBytes: number }[] } }>
}

/** Lighthouse's simulated phone, median of three runs per page: with the default slowdown and with a calibrated one. */
export async function lighthouseScores({ url }: MeasuredProgram): Promise<string> {
  const rows: string[][] = []
  for (const [name, path] of Object.entries(await kindsOfPages(url))) {
    await load(url + path, { connections: 8, seconds: 2 })
    const runs = await runsOf(url + path, defaultSlowdown)
    const plain = runs.map(({ report }) => report)
    const index = median(plain.map(({ environment }) => environment.benchmarkIndex))
    const slowdown = slowdownFor(index)
    const calibrated = (await runsOf(url + path, slowdown)).map(({ report }) => report)
    rows.push([
      name,
      ...categories.map((each) => score(plain, each)),
      ...Object.values(metrics).map((each) => round(median(plain.map(({ audits }) => audits[each]!.numericValue)))),
      round(median(runs.map(({ trace }) => blockingByCpuTime(trace, defaultSlowdown)))),
      round(median(runs.map(({ trace }) => styleAndLayout(trace)))),
      round(median(plain.map(imageSavings)) / 1000),
      round(index),
      slowdown.toFixed(1),
      score(calibrated, 'performance'),
      round(median(calibrated.map(({ audits }) => audits[metrics['TBT ms']]!.numericValue))),
    ])
  }
  const calibrated = ['benchmark index', 'calibrated slowdown', 'calibrated performance', 'calibrated TBT ms']
  const own = ['TBT by CPU time ms', 'style and layout ms', 'image savings kB']
  return table(['page', ...categories, ...Object.keys(metrics), ...own, ...calibrated], rows)
}

function score(reports: Report[], category: (typeof categories)[number]): string {
  return String(Math.round(100 * median(reports.map((report) => report.categories[category]!.score))))
}

/** Linear interpolation between the known pairs, and extrapolation beyond them. */
function slowdownFor(index: number): number {
  const next = slowdowns.findIndex((each) => each.index >= index)
  const at = next < 0 ? slowdowns.length - 1 : Math.max(1, next)
  const [below, above] = [slowdowns[at - 1]!, slowdowns[at]!]
  return below.times + ((above.times - below.times) * (index - below.index)) / (above.index - below.index)
}

async function runsOf(url: string, slowdown: number): Promise<Run[]> {
  const runs: Run[] = []
  while (runs.length < runsPerPage) runs.push(await undisturbed(() => runWithRetry(url, slowdown)))
  return runs
}

/** Chromium loses a trace now and then; a second attempt succeeds. */
function runWithRetry(url: string, slowdown: number): Promise<Run> {
  return runLighthouse(url, slowdown).catch(() => runLighthouse(url, slowdown))
}

function imageSavings({ audits }: Report): number {
  const items = audits['image-delivery-insight']?.details?.items ?? []
  return items.reduce((sum, { wastedBytes }) => sum + wastedBytes, 0)
}

async function runLighthouse(url: string, slowdown: number): Promise<Run> {
  const folder = temporaryFolder()
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder.path, name), 'utf8'))
  const flags = '--chrome-flags=--headless=new --no-sandbox'
  const simulated = `--throttling.cpuSlowdownMultiplier=${slowdown}`
  const output = ['--output=json', `--output-path=${join(folder.path, 'report.json')}`, `-GA=${folder.path}`]
  try {
    const env = { ...process.env, CHROME_PATH: findFullChromium()! }
    const args = [url, '--quiet', ...output, simulated, flags]
    await runFile('npm', ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', ...args], { env })
    return { report: read('report.json') as Report, trace: read('trace.json') as Trace }
  } finally {
    folder.remove()
  }
}
