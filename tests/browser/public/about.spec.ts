import type { Page } from '@playwright/test'
import { openHydrated } from '../support/calls.ts'
import { expect, expectNoAxeFindings, onPhonesToo, test } from '../support/fixtures.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** The `h3` headings of a section. */
const under = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: heading(page, name) })
    .getByRole('heading', { level: 3 })

test('the page says who we are', onPhonesToo, async ({ page }) => {
  await openHydrated(page, '/about')
  await test.step('mission, vision, four values, figures, three steps and the commitment are shown in this order', async () => {
    await expect(page).toHaveTitle('About Us · Hatheli')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We begin with the people who know the way')
    const [first, second, ...rest] = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect([first, second]).toEqual(['Our Mission', 'Our Vision'])
    const order = ['What We Hold To', 'So Far', 'How It Works', 'Our Sustainability Commitment', 'Come and see']
    expect(rest).toEqual(order)
    await expect(page.getByText(/^To connect curious travellers with the local experts/)).toBeVisible()
    await expect(page.getByText(/^An India where travelling slowly and with care/)).toBeVisible()
  })
  await test.step('the four values are listed by name', async () => {
    await expect(under(page, 'What We Hold To')).toHaveText([
      'Trust & Verification',
      'Curated Experiences',
      'Community First',
      'Sustainable Tourism',
    ])
  })
  await test.step('the figures are those of the specification and are in no structured data', async () => {
    await expect(page.getByRole('definition')).toHaveText(['50+', '10+', '3,000+', '4.8'])
    await expect(page.getByRole('term')).toHaveText([
      'Verified Partners',
      'Destinations',
      'Happy Travelers',
      'Average Rating',
    ])
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  })
  await test.step('the section on how it works has three steps', async () => {
    await expect(under(page, 'How It Works')).toHaveText(['Discover', 'Book', 'Experience'])
  })
  await test.step('its picture has alternative text', async () => {
    const picture = page.getByRole('main').getByRole('img').first()
    await expect(picture).toHaveAccessibleName(/^Two open, henna-patterned palms hold a small glowing landscape/)
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
  await test.step('it has no serious accessibility problem, and fits the screen', async () => {
    await expectNoAxeFindings(page)
    const { width } = page.viewportSize()!
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
  await test.step('it ends with links to the journeys and to the partner page', async () => {
    const journeys = page.getByRole('link', { name: 'Explore Journeys' })
    await expect(journeys).toHaveAttribute('href', '/category/wildlife')
    const partners = page.getByRole('link', { name: 'Become a Partner' })
    await expect(partners).toHaveAttribute('href', '/partner#top')
    await partners.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/partner#top')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all content is shown', async ({ page }) => {
    await page.goto('/about')
    await expect(heading(page, 'Our Mission')).toBeVisible()
    await expect(under(page, 'How It Works')).toHaveCount(3)
    await page.getByRole('link', { name: 'Explore Journeys' }).click()
    await expect(page).toHaveURL('/category/wildlife')
  })
})
