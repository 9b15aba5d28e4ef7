import type { Page } from '@playwright/test'
import { openHydrated } from '../support/calls.ts'
import { expect, onPhonesOnly, onPhonesToo, test, waitForAnimations } from '../support/fixtures.ts'
import { lowestContrast } from '../support/letter-contrast.ts'

const sheets = [
  { path: '/journeys', button: 'Choose price, place and pace' },
  { path: '/category/wildlife', button: 'Month, people, length, price and pace' },
]

const firstTrip = (page: Page) => page.getByRole('region', { name: 'Trips' }).getByRole('heading', { level: 3 }).first()

test.describe('on a phone', onPhonesOnly, () => {
  for (const { path, button } of sheets) {
    test(`the sheet of ${path} is closed by its button, which shows the first trip`, async ({ page }) => {
      await openHydrated(page, path)
      await page.getByText(button).click()
      const pace = page.getByRole('navigation', { name: 'Pace' }).getByRole('link', { name: /^Up to easy/ })
      await pace.click()
      await expect(pace).toHaveAttribute('aria-current', 'true')
      await page.getByRole('link', { name: /^Show \d+ trips?$/ }).click()
      await expect(pace).toBeHidden()
      await expect(firstTrip(page)).toBeInViewport({ ratio: 1 })
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test(`the sheet of ${path} is closed by its button`, async ({ page }) => {
        await page.goto(`${path}?pace=2`)
        await page.getByText(button).click()
        await page.getByRole('link', { name: /^Show \d+ trips?$/ }).click()
        await expect(page.getByRole('navigation', { name: 'Pace' })).toBeHidden()
        await expect(firstTrip(page)).toBeInViewport({ ratio: 1 })
      })
    })
  }
})

test('what is chosen stays readable under the pointer and after a tap', onPhonesToo, async ({ page }) => {
  for (const { path, button } of sheets) {
    await openHydrated(page, `${path}?length=week`)
    const sheet = page.getByText(button)
    if (await sheet.isVisible()) await sheet.click()
    const pace = page.getByRole('navigation', { name: 'Pace' }).getByRole('link', { name: /^Up to easy/ })
    await pace.click()
    await expect(pace).toHaveAttribute('aria-current', 'true')
    await pace.hover()
    await waitForAnimations(page)
    for (const words of await pace.locator('span').all()) {
      expect(await lowestContrast(page, words), path).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('a month lists what is open in it, the best first, and marks the others', async ({ page }) => {
  await page.goto('/journeys?month=5&category=wildlife')
  const cards = page.getByRole('region', { name: 'Trips' }).getByRole('article')
  const kanha = cards.filter({ hasText: 'Kanha: Tiger Country' })
  await expect(kanha.getByRole('heading')).toBeVisible()
  const marked = await cards.evaluateAll((all) => all.map((card) => card.textContent.includes('Open in May')))
  expect(marked, 'the best come first').toEqual(marked.toSorted())
  expect(marked).toContain(true)
})
