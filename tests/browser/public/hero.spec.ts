import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'
import { lowestContrast } from '../support/letter-contrast.ts'

/** WCAG 2.2 for large text, SC 1.4.3. */
const minimum = 3

const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 1440, height: 900 },
]

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

/** The brightest possible picture. */
async function serveWhitePicture(page: Page): Promise<void> {
  const body = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await page.route(/\/media\/hero-images\//, (route) => route.fulfill({ body, contentType: 'image/png' }))
}

test('headline and button are on the first screen, and can be read on every picture', async ({ page }) => {
  await serveWhitePicture(page)
  for (const size of screens) {
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size)
      await page.goto('/', { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      await expect(headline(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: 'Inspire Me' })).toBeInViewport({ ratio: 1 })
      expect(await lowestContrast(page, headline(page))).toBeGreaterThanOrEqual(minimum)
      expect(await lowestContrast(page, page.getByText('Journeys made by people'))).toBeGreaterThanOrEqual(minimum)
    })
  }
})
