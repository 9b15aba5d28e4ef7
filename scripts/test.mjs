/**
 * `npm test`: static checks and unit tests first; if they pass, integration and program tests, then the browser tests.
 * `node scripts/test.mjs PART …` runs one part, and passes further arguments to its runner.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { binaries, projectEnv, root, run } from './lib.mjs'
import { addPlaywrightFiles, addVitestFiles, costLines, timed } from './test-costs.mjs'

/** Each returns whether it passed; with `quiet`, the output is printed at the end. */
const parts = {
  check: (_, options) => timed('static checks', () => node(['scripts/check.mjs'], options)),
  unit: (args, options) => vitest('unit', ['--project=unit', ...args], options),
  integration: (args, options) => vitest('integration', ['--project=integration', ...args], options),
  program: (args, options) => vitest('program', ['--project=program', ...args], options),
  browser: playwright,
}

mkdirSync(join(root, 'test-results'), { recursive: true })
const counts = { passed: 0, failed: 0, skipped: 0, repeated: 0 }
const [part, ...args] = process.argv.slice(2)
if (part && !(part in parts)) {
  process.stderr.write(`There is no part ${part}: ${Object.keys(parts).join(', ')}.\n`)
  process.exit(1)
}
/** How often a test may be repeated in a whole run, where a busy machine is likelier than a bug. */
const repetitions = 2
/** How many files of integration and program tests run at a time: they wait for processes a fifth of the time. */
const workers = availableParallelism() + 1
const passed = part ? await parts[part](args) : (await quickParts()) && (await slowParts())
// A part can fail without a failed test: a static check, a file that cannot be loaded, a server that does not start.
if (!passed && counts.failed === 0) counts.failed = 1
const repeated = counts.repeated > 0 ? `, ${counts.repeated} of them only when repeated` : ''
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
process.stdout.write(`\n${costLines().join('\n')}\n`)
process.stdout.write(`\n${counts.passed} passed${repeated}, ${counts.failed} failed${skipped}\n`)
process.exit(passed ? 0 : 1)

function quickParts() {
  return all(parts.check([]), parts.unit([], { quiet: true }), hasChromium())
}

/** One after the other: side by side both take longer, since what waits on a busy machine polls, and pages paint. */
async function slowParts() {
  const args = ['--project=integration', '--project=program', `--maxWorkers=${workers}`, `--retry=${repetitions}`]
  const others = await vitest('integration and program', args, { quiet: true })
  return (await parts.browser([])) && others
}

async function all(...running) {
  return (await Promise.all(running)).every(Boolean)
}

async function vitest(name, args, options) {
  const file = `test-results/vitest-${name.replaceAll(' ', '-')}.json`
  removeReport(file)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]
  const passes = await timed(`${name} tests`, () => node(command, options))
  const report = readReport(file)
  addVitestFiles(report)
  const { numPassedTests, numFailedTests, numPendingTests, testResults = [] } = report
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  counts.repeated += tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length).length
  count(numPassedTests, numFailedTests, numPendingTests)
  return passes
}

async function playwright(args) {
  if (!(await hasChromium())) return false
  const file = 'test-results/playwright.json'
  removeReport(file)
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...args, ...retriesOf(args)]
  const passes = await timed('browser tests', () => node(command))
  const report = readReport(file)
  addPlaywrightFiles(report)
  const { stats } = report
  counts.repeated += stats?.flaky ?? 0
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected, stats?.skipped)
  return passes
}

async function hasChromium() {
  try {
    await ensureChromium()
    return true
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    return false
  }
}

/** A run of single files shows the first failure. */
function retriesOf(args) {
  return args.every((arg) => arg.startsWith('-')) ? [`--retries=${repetitions}`] : []
}

async function node(args, { quiet = false } = {}) {
  const { code, output } = await run(join(binaries, 'node'), args, { quiet, env: projectEnv() })
  if (quiet) process.stdout.write(output)
  return code === 0
}

/** The report of an earlier run must not be counted. */
function removeReport(path) {
  rmSync(join(root, path), { force: true })
}

function readReport(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function count(passed = 0, failed = 0, skipped = 0) {
  counts.passed += passed
  counts.failed += failed
  counts.skipped += skipped
}
