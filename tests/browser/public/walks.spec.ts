import type { Locator, Page, TestInfo } from '@playwright/test'
import { tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

/** The most taps from the first page to an enquiry. */
const mostTaps = 5

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** Taps like a traveller, one after another, and keeps a picture of the screen before each. */
function walkOf(page: Page, testInfo: TestInfo) {
  let taps = 0
  const film = () => page.screenshot({ path: testInfo.outputPath(`${taps}.png`) })
  return {
    tap: async (target: Locator) => {
      await target.scrollIntoViewIfNeeded()
      await film()
      await target.tap()
      taps += 1
    },
    /** The last tap leads to WhatsApp, which is not opened here. */
    ask: async () => {
      const button = page.locator('.enquiry-bar').getByRole('link', { name: 'Enquire on WhatsApp' })
      await expect(button).toBeInViewport()
      await film()
      const text = new URL((await button.getAttribute('href'))!).searchParams.get('text')
      return { text, taps: taps + 1 }
    },
  }
}

test('a week in February with my mother, not strenuous: from the home page to the enquiry', async ({
  page,
}, testInfo) => {
  await page.goto('/')
  const { tap, ask } = walkOf(page, testInfo)
  await tap(page.getByRole('region', { name: 'Explore by Experience' }).getByRole('link', { name: /all .*journeys/i }))
  await expect(page.getByRole('heading', { level: 1, name: 'All Journeys' })).toBeVisible()
  await tap(page.getByText('Choose month, price and place'))
  await tap(page.getByRole('navigation', { name: 'Best month' }).getByRole('link', { name: /^February/ }))
  await expect(page).toHaveURL(/month=2/)
  const easy = page
    .getByRole('region', { name: 'Trips' })
    .getByRole('listitem')
    .filter({ hasText: /[567] days/ })
    .filter({ hasText: /(?:Easy|Restful) pace/ })
  await tap(easy.first().getByRole('link').first())
  await expect(page.getByText('Best', { exact: false }).first()).toBeVisible()
  const { text, taps } = await ask()
  expect(text).toMatch(/^I am interested in .+\. Please share more details\.$/)
  expect(taps).toBeLessThanOrEqual(mostTaps)
})

test('a friend sent me this link: from a trip to the enquiry', async ({ page, request }, testInfo) => {
  await page.goto(await tripPath(request, 'kanha-tiger-country'))
  const { tap, ask } = walkOf(page, testInfo)
  await tap(page.getByText('Add a month, people or a wish'))
  await expect(page.getByLabel('Month')).toBeVisible()
  const { text, taps } = await ask()
  expect(text).toContain('Kanha: Tiger Country')
  expect(taps).toBeLessThanOrEqual(mostTaps)
})
