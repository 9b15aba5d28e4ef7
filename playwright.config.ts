import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, demoTemplate, servers } from './tests/browser/support/servers.ts'
import { findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium() ?? undefined
const launchOptions = { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) }

/** Public pages and back office are tested on servers of their own, so that one's saves cannot disturb the other. */
const adminSpecs = /browser\/admin\/.*\.spec\.ts/

/** They change what the site has one of, the active hero image and each category's picture, so they take turns. */
const adminTurns = /browser\/admin\/(?:hero-images|categories|shrink-to-fit|picture-library)\.spec\.ts/

/** A server of its own takes long to start: begun last, it would keep one worker busy after all others are done. */
const adminAlone = /browser\/admin\/account\.spec\.ts/

/** What lays itself out anew on a narrow screen. */
const onPhones =
  /browser\/public\/(?:about|blogs?|category|frame|home|legal-contact|partner|states|trip[\w-]*|widgets)\.spec\.ts/

const admin = {
  dependencies: ['sign-in'],
  use: { baseURL: servers.admin.url, viewport: { width: 1440, height: 900 }, storageState: servers.admin.state },
}

export default defineConfig({
  testDir: './tests/browser',
  // Emptied when a run begins.
  outputDir: './test-results/browser',
  fullyParallel: false,
  // Tests wait more than they compute.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can be slow for a moment; a test that fails twice is broken.
  retries: process.env.CI ? 2 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', launchOptions, trace: 'on-first-retry' },
  projects: [
    {
      name: 'desktop',
      testIgnore: adminSpecs,
      use: { baseURL: servers.site.url, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: onPhones,
      use: {
        baseURL: servers.site.url,
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Seven times fewer pixels to draw; what a dense screen loads has tests of its own.
        deviceScaleFactor: 1,
      },
    },
    { name: 'sign-in', testMatch: /sign-in\.setup\.ts/, use: { baseURL: servers.admin.url } },
    // First, so that the others run beside them.
    { ...admin, name: 'admin in turn', testMatch: adminTurns, workers: 1 },
    { ...admin, name: 'admin alone', testMatch: adminAlone },
    { ...admin, name: 'admin', testMatch: adminSpecs, testIgnore: [adminTurns, adminAlone] },
  ],
  // They are started one after the other: the first loads the demo catalogue, the next one starts on a copy.
  webServer: Object.values(servers).map(({ url, port }, index) => ({
    command: `node tests/browser/support/serve.ts ${port} ${index === 0 ? '--load' : '--copy'} ${demoTemplate}`,
    url: `${url}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    stdout: 'ignore' as const,
  })),
})
