import { defineConfig, devices } from '@playwright/test'
import type { PageOptions } from './tests/browser/support/fixtures.ts'
import { chromiumFlags, demoTemplate, servers } from './tests/browser/support/servers.ts'
import { findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium() ?? undefined
const launchOptions = { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) }

/** Run against a separate server, so that their saves do not affect the tests of public pages. */
const adminSpecs = /browser\/admin\/.*\.spec\.ts/

/** Run serially, since they change shared state: the active hero image and the categories' pictures. */
const adminSerial = /browser\/admin\/(?:categories|hero-images|pictures\/shrink-shared|pictures\/library)\.spec\.ts/

/** Start servers of their own and take long, so they should not start last, when they would run on after all others. */
const adminAlone = /browser\/admin\/(?:account|restore|first-run|first-restore|hostile-enquiries)\.spec\.ts/

/** Of the public pages, too: Playwright starts what depends on it only when all that does not has ended. */
const dependencies = ['sign-in']

const admin = {
  dependencies,
  use: {
    baseURL: servers.admin.url,
    viewport: { width: 1440, height: 900 },
    storageState: servers.admin.state,
    // The frames of dialogs that fade in would take a third of what is painted; nothing is tested in them.
    contextOptions: { reducedMotion: 'reduce' as const },
    keepsPage: true,
  },
}

export default defineConfig<PageOptions>({
  testDir: './tests/browser',
  // Playwright empties it at the start of a run.
  outputDir: './test-results/browser',
  fullyParallel: false,
  // Tests mostly wait, so there may be more workers than cores.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // Only a hanging test meets them, however busy the machine is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', launchOptions, trace: 'on-first-retry' },
  projects: [
    { name: 'sign-in', testMatch: /sign-in\.setup\.ts/, use: { baseURL: servers.admin.url } },
    // First, so that other tests run in parallel with them.
    { ...admin, name: 'admin in turn', testMatch: adminSerial, workers: 1 },
    { ...admin, name: 'admin alone', testMatch: adminAlone },
    {
      name: 'desktop',
      dependencies,
      testIgnore: adminSpecs,
      grepInvert: /@phone-only/,
      use: { baseURL: servers.site.url, viewport: { width: 1440, height: 900 }, keepsPage: true },
    },
    {
      name: 'phone',
      dependencies,
      testIgnore: adminSpecs,
      grep: /@phone/,
      use: {
        baseURL: servers.site.url,
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // A seventh of the pixels to paint; tests of picture sizes set their own device pixel ratio.
        deviceScaleFactor: 1,
        keepsPage: true,
      },
    },
    { ...admin, name: 'admin', testMatch: adminSpecs, testIgnore: [adminSerial, adminAlone] },
  ],
  // Started one after the other: the first loads the demo catalogue, the second starts with a copy of its data.
  webServer: Object.values(servers).map(({ url, port }, index) => ({
    command: `node tests/browser/support/serve.ts ${port} ${index === 0 ? '--load' : '--copy'} ${demoTemplate}`,
    url: `${url}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    stdout: 'ignore' as const,
  })),
})
