/** Finds a Chromium for the browser tests, or installs Debian's. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './steps.mjs'

const candidates = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

/** @returns {string | null} path of a browser that is there. */
export function findChromium() {
  return candidates.find((path) => path && existsSync(path)) ?? null
}

/** @returns {Promise<string>} path of a browser, installed when none was there. @throws with a clear line. */
export async function needChromium() {
  const found = findChromium()
  if (found) return found
  process.stdout.write('Installing Chromium …\n')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [program, ...first] = [...sudo, 'apt-get']
  await run(program, [...first, 'update', '-q'], { quiet: true })
  const { output } = await run(program, [...first, 'install', '-q', '-y', '--no-install-recommends', 'chromium'], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  const installed = findChromium()
  if (!installed) {
    throw new Error(`${output}\nNo Chromium was found or could be installed; set CHROMIUM to the path of one.`)
  }
  return installed
}
