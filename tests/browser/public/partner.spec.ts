import type { Locator, Page } from '@playwright/test'
import { openHydrated } from '../support/calls.ts'
import { expect, expectNoAxeFindings, onPhonesToo, test } from '../support/fixtures.ts'

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
const titles = (page: Page, heading: string) => section(page, heading).getByRole('heading', { level: 3 })
const start = (page: Page) => section(page, 'Let’s Get Started')

const application = 'https://apply.hatheli.example/'

async function expectOpensNewTab(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('href', application)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(link).toHaveAccessibleDescription('Opens in a new tab')
}

test('the page says who fits and how to apply', onPhonesToo, async ({ page }) => {
  await openHydrated(page, '/partner')
  await test.step('there are the specified numbers of benefits, categories, criteria, types and steps', async () => {
    for (const word of ['Benefits', 'Eligibility criteria', 'Vendor types', 'Process']) {
      await expect(page.getByRole('main').getByText(word, { exact: true })).toBeVisible()
    }
    await expect(titles(page, 'Why Work with Us')).toHaveCount(4)
    await expect(titles(page, 'Where You Might Fit')).toHaveText([
      'Wildlife Escapes',
      'Wellness Retreats',
      'Signature Stays',
      'Offbeat & Immersive',
    ])
    await expect(titles(page, 'What We Look For')).toHaveCount(5)
    await expect(section(page, 'What We Look For').getByText(/at least 2 years of experience/)).toBeVisible()
    await expect(section(page, 'What We Look For').getByRole('img')).toHaveAccessibleName(/.{20}/)
    await expect(titles(page, 'Who We Work With')).not.toHaveCount(0)
  })
  await test.step('the process has five numbered steps', async () => {
    const steps = section(page, 'How We Become Partners').getByRole('listitem')
    await expect(titles(page, 'How We Become Partners')).toHaveText([
      'Apply',
      'Talk',
      'Verify',
      'Shape the journey',
      'Welcome guests',
    ])
    for (const number of [1, 2, 3, 4, 5]) await expect(steps.nth(number - 1)).toContainText(String(number))
  })
  await test.step('the success figures are those of the specification', async () => {
    await expect(page.getByRole('definition')).toHaveText(['85%', '40%'])
    await expect(page.getByRole('term')).toHaveText(['partner satisfaction', 'average revenue increase'])
  })
  await test.step('three partner quotes are shown, and one line says that they are samples', async () => {
    const quotes = section(page, 'In Partners’ Words').getByRole('figure')
    await expect(quotes).toHaveCount(3)
    for (const quote of await quotes.all()) {
      await expect(quote.getByRole('blockquote')).toContainText(/.{40}/)
      await expect(quote.locator('figcaption')).toContainText(/.{10}/)
    }
    const notice = section(page, 'In Partners’ Words').getByText(/sample/i)
    await expect(notice).toHaveText('Sample words until our first partners write.')
  })
  await test.step('the last section has email, phone and address, the application and its processing time', async () => {
    const cards = start(page).getByRole('listitem')
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(['Email', 'Phone', 'Address'])
    const email = start(page).getByRole('link', { name: 'partners@hatheli.example' })
    await expect(email).toHaveAttribute('href', 'mailto:partners@hatheli.example')
    await expect(start(page).getByText('We reply to partners within 24 hours.')).toBeVisible()
    const phone = start(page).getByRole('link', { name: '+91 00000 00000' })
    await expect(phone).toHaveAttribute('href', 'tel:+910000000000')
    await expect(start(page).getByText('Mon-Fri 9 AM-6 PM IST')).toBeVisible()
    await expect(cards.last()).toContainText('12 Example Road, Indiranagar, Bangalore 560 038, Karnataka, India')
    await expectOpensNewTab(start(page).getByRole('link', { name: 'Start Your Partnership Application' }))
    await expect(start(page).getByText(/^The application takes 7-14 business days/)).toBeVisible()
  })
  await test.step('it has no serious accessibility problem, and fits the screen', async () => {
    await expectNoAxeFindings(page)
    const { width } = page.viewportSize()!
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
  await test.step('the hero links to the application and to our team', async () => {
    await expect(page).toHaveTitle('Partner with Us · Hatheli')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You know the place. Let travellers find you.')
    await expectOpensNewTab(page.getByRole('link', { name: 'Apply Now' }))
    const talk = page.getByRole('link', { name: 'Talk to Our Team' })
    await talk.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/partner#get-started')
    await expect(page.getByRole('heading', { name: 'Let’s Get Started' })).toBeInViewport()
  })
})

test('both anchors exist', async ({ page }) => {
  await page.goto('/partner#get-started')
  await expect(page.getByRole('heading', { name: 'Let’s Get Started' })).toBeInViewport()
  await page.goto('/partner#top')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all content is shown, and the anchor works', async ({ page }) => {
    await page.goto('/partner')
    await page.getByRole('link', { name: 'Talk to Our Team' }).click()
    await expect(start(page).getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(titles(page, 'Why Work with Us')).toHaveCount(4)
  })
})
