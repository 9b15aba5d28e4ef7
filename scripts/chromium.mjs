/** Finds a Chromium for the browser tests, or installs Debian's. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './lib.mjs'

/** Chromium without windows: the same engine, and a test run takes a third less time with it. */
const shell = { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' }

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

/** @returns {string | null} path of a browser that is there, for tests. */
export function findChromium() {
  return firstOf([process.env.CHROMIUM, shell.path, ...whole])
}

/** @returns {string | null} path of a browser that is there, as people have it: for measurements. */
export function findWholeChromium() {
  return firstOf([process.env.CHROMIUM, ...whole])
}

function firstOf(paths) {
  return paths.find((path) => path && existsSync(path)) ?? null
}

/** @returns {Promise<string>} path of a browser, installed when none was there. @throws with a clear line. */
export async function needChromium() {
  const found = findChromium()
  if (found) return found
  process.stdout.write('Installing Chromium …\n')
  await packages('update', '-q')
  // Not every release has the first.
  const shellSaid = await packages(...install, shell.name)
  const wholeSaid = findChromium() ? '' : await packages(...install, 'chromium')
  const installed = findChromium()
  if (!installed) {
    const said = `${shellSaid}\n${wholeSaid}`
    throw new Error(`${said}\nNo Chromium was found or could be installed; set CHROMIUM to the path of one.`)
  }
  return installed
}

const install = ['install', '-q', '-y', '--no-install-recommends']

/** Debian's package manager. @returns {Promise<string>} what it said. */
async function packages(...args) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [program, ...first] = [...sudo, 'apt-get']
  const { output } = await run(program, [...first, ...args], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  return output
}
