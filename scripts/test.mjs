/** `npm test`: the checks, then unit and integration tests, then the browser; stops at the first that fails. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { needChromium } from './chromium.mjs'
import { binaries, projectEnv, root, run } from './lib.mjs'

const vitestReport = 'test-results/vitest.json'
const playwrightReport = 'test-results/playwright.json'

/** Parts that can be run alone: `npm test -- unit`. */
const parts = { check: checks, unit: vitest, browser: playwright }

const asked = process.argv.slice(2)
const [only] = asked
mkdirSync(join(root, 'test-results'), { recursive: true })
const counts = { passed: 0, failed: 0, skipped: 0 }
const chosen = only && only in parts ? [only] : Object.keys(parts)
const args = only && only in parts ? asked.slice(1) : asked
let failed = false
for (const part of chosen) {
  failed = !(await parts[part](args))
  if (failed) break
}
// A part may fail without a failing test: a check, a file that cannot be loaded, a server that does not start.
if (failed && counts.failed === 0) counts.failed = 1
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`)
process.exit(failed ? 1 : 0)

async function checks() {
  return (await node(['scripts/check.mjs'])) === 0
}

async function vitest(args) {
  forget(vitestReport)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const code = await node(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args])
  const { numPassedTests, numFailedTests, numPendingTests } = report(vitestReport)
  count(numPassedTests, numFailedTests, numPendingTests)
  return code === 0
}

async function playwright(args) {
  try {
    await needChromium()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    return false
  }
  forget(playwrightReport)
  const code = await node(['node_modules/@playwright/test/cli.js', 'test', ...args])
  const { stats } = report(playwrightReport)
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected, stats?.skipped)
  return code === 0
}

async function node(args) {
  const { code } = await run(join(binaries, 'node'), args, { env: projectEnv() })
  return code
}

/** The report of an earlier run must not be counted for this one. */
function forget(path) {
  rmSync(join(root, path), { force: true })
}

function report(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function count(passed = 0, notPassed = 0, left = 0) {
  counts.passed += passed
  counts.failed += notPassed
  counts.skipped += left
}
