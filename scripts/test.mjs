/**
 * `npm test`: checks and unit tests, then all others, the browser's beside those with a database. What is quick comes
 * first and ends the run when it fails. `node scripts/test.mjs PART …` runs one part, with arguments for its runner.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { needChromium } from './chromium.mjs'
import { binaries, projectEnv, root, run } from './lib.mjs'

/** Each gives whether it passed; `quiet` ones print what they did once they are done. */
const parts = {
  check: (_, options) => node(['scripts/check.mjs'], options),
  unit: (args, options) => vitest('unit', ['--project=unit', ...args], options),
  integration: (args, options) => vitest('integration', ['--project=integration', ...args], options),
  program: (args, options) => vitest('program', ['--project=program', ...args], options),
  changed: (args) => vitest('changed', ['--changed=main', '--project=unit', '--project=integration', ...args]),
  browser: playwright,
}

mkdirSync(join(root, 'test-results'), { recursive: true })
const counts = { passed: 0, failed: 0, skipped: 0 }
const [part, ...args] = process.argv.slice(2)
if (part && !(part in parts)) {
  process.stderr.write(`There is no part ${part}: ${Object.keys(parts).join(', ')}.\n`)
  process.exit(1)
}
const passed = part ? await parts[part](args) : (await quickParts()) && (await slowParts())
// A part may fail without a failing test: a check, a file that cannot be loaded, a server that does not start.
if (!passed && counts.failed === 0) counts.failed = 1
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`)
process.exit(passed ? 0 : 1)

function quickParts() {
  return all(parts.check([]), parts.unit([], { quiet: true }))
}

/** The browser's tests wait more than they compute, but three at once: the others have what is left. */
function slowParts() {
  const workers = Math.max(1, availableParallelism() - 1)
  const others = ['--project=integration', '--project=program', `--maxWorkers=${workers}`]
  return all(vitest('others', others, { quiet: true }), parts.browser([]))
}

async function all(...running) {
  return (await Promise.all(running)).every(Boolean)
}

async function vitest(name, args, options) {
  const file = `test-results/vitest-${name}.json`
  forget(file)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const passes = await node(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], options)
  const { numPassedTests, numFailedTests, numPendingTests } = report(file)
  count(numPassedTests, numFailedTests, numPendingTests)
  return passes
}

async function playwright(args) {
  try {
    await needChromium()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    return false
  }
  const file = 'test-results/playwright.json'
  forget(file)
  const passes = await node(['node_modules/@playwright/test/cli.js', 'test', ...args])
  const { stats } = report(file)
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected, stats?.skipped)
  return passes
}

async function node(args, { quiet = false } = {}) {
  const { code, output } = await run(join(binaries, 'node'), args, { quiet, env: projectEnv() })
  if (quiet) process.stdout.write(output)
  return code === 0
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
