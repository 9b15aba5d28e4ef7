/** Finds Chromium for the browser tests, or installs Debian's package. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './lib.mjs'

/** The headless build has the same engine, and saves a third of the time of a test run. */
const headlessShell = { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' }

const fullBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

/** Waits while another process installs; does not start services of the packages. */
const install = ['install', '-q', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300']

/** @returns {string | null} path of an installed browser for tests. */
export function findChromium() {
  return firstExisting([process.env.CHROMIUM, headlessShell.path, ...fullBrowsers])
}

/** @returns {string | null} path of an installed browser that is not the headless shell, for measurements. */
export function findFullChromium() {
  return firstExisting([process.env.CHROMIUM, ...fullBrowsers])
}

function firstExisting(paths) {
  return paths.find((path) => path && existsSync(path)) ?? null
}

/** Installs a browser if it is missing. @returns {Promise<string>} its path. @throws with a message for the user. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  process.stdout.write('Installing Chromium …\n')
  await aptGet('update', '-q')
  // Not every release of Debian has the headless shell.
  const shellOutput = await aptGet(...install, headlessShell.name)
  const fullOutput = findChromium() ? '' : await aptGet(...install, 'chromium')
  const installed = findChromium()
  if (!installed) {
    const output = `${shellOutput}\n${fullOutput}`
    throw new Error(`${output}\nNo Chromium was found or could be installed; set CHROMIUM to the path of one.`)
  }
  return installed
}

/** @returns {Promise<string>} its output. */
async function aptGet(...args) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [program, ...first] = [...sudo, 'apt-get']
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const { output } = await run(program, [...first, ...args], { quiet: true, env })
  return output
}
