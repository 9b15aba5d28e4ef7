/** What a test run took: each part, and the dearest files. Imports only Node's own modules. */
import { relative } from 'node:path'
import { root } from './lib.mjs'

const shownFiles = 10

const parts = []
const files = new Map()

/** Measures a part of the run. @template Result @param {string} name @param {() => Promise<Result>} work */
export async function timed(name, work) {
  const begin = performance.now()
  try {
    return await work()
  } finally {
    parts.push([name, (performance.now() - begin) / 1000])
  }
}

/** @param report that Vitest's JSON reporter wrote. */
export function addVitestFiles({ testResults = [] }) {
  for (const { name, startTime, endTime } of testResults) add(relative(root, name), (endTime - startTime) / 1000)
}

/** @param report that Playwright's JSON reporter wrote. */
export function addPlaywrightFiles({ suites = [] }) {
  for (const suite of suites) add(`tests/browser/${suite.file}`, secondsOf(suite))
}

/** @returns the lines that are printed at the end of a run; the seconds of files that ran side by side overlap. */
export function costLines() {
  const dearest = [...files].sort(([, one], [, other]) => other - one).slice(0, shownFiles)
  return [...parts.map(line), ...(dearest.length > 1 ? ['Dearest files:', ...dearest.map(line)] : [])]
}

function add(name, seconds) {
  files.set(name, (files.get(name) ?? 0) + seconds)
}

function secondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap((each) => each.results)
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own)
}

function line([name, seconds]) {
  return `${seconds.toFixed(0).padStart(6)} s  ${name}`
}
