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

test('mission, vision, four values, figures, three steps and the commitment are shown in this order', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page).toHaveTitle('About Us · Hatheli')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We begin with the people who know the way')
  const [first, second, ...rest] = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect([first, second]).toEqual(['Our Mission', 'Our Vision'])
  const order = ['What We Hold To', 'So Far', 'How It Works', 'Our Sustainability Commitment', 'Come and see']
  expect(rest).toEqual(order)
  await expect(page.getByText(/^To connect curious travellers with the local experts/)).toBeVisible()
  await expect(page.getByText(/^An India where travelling slowly and with care/)).toBeVisible()
})

test('the four values are listed by name', async ({ page }) => {
  await page.goto('/about')
  await expect(under(page, 'What We Hold To')).toHaveText([
    'Trust & Verification',
    'Curated Experiences',
    'Community First',
    'Sustainable Tourism',
  ])
})

test('the figures are those of the specification and are in no structured data', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('definition')).toHaveText(['50+', '10+', '3,000+', '4.8'])
  await expect(page.getByRole('term')).toHaveText([
    'Verified Partners',
    'Destinations',
    'Happy Travelers',
    'Average Rating',
  ])
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

test('the section on how it works has three steps', async ({ page }) => {
  await page.goto('/about')
  await expect(under(page, 'How It Works')).toHaveText(['Discover', 'Book', 'Experience'])
})

test('it ends with links to the journeys and to the partner page', async ({ page }) => {
  await openHydrated(page, '/about')
  const journeys = page.getByRole('link', { name: 'Explore Journeys' })
  await expect(journeys).toHaveAttribute('href', '/category/wildlife')
  const partners = page.getByRole('link', { name: 'Become a Partner' })
  await expect(partners).toHaveAttribute('href', '/partner#top')
  await partners.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/partner#top')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('its picture has alternative text', async ({ page }) => {
  await page.goto('/about')
  const picture = page.getByRole('main').getByRole('img').first()
  await expect(picture).toHaveAccessibleName(/^Two open, henna-patterned palms hold a small glowing landscape/)
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('it has no serious accessibility problem, and fits the screen', onPhonesToo, async ({ page }) => {
  await openHydrated(page, '/about')
  await expectNoAxeFindings(page)
  const { width } = page.viewportSize()!
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
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
