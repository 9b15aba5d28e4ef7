import type { Page } from '@playwright/test'
import { openHydrated } from '../support/calls.ts'
import { expect, expectNoAxeFindings, isPhone, onPhonesToo, test } from '../support/fixtures.ts'
import { expectLeadsOn } from '../support/demo.ts'

const sections = (page: Page) => page.getByRole('article').locator('section').getByRole('heading', { level: 2 })
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

const privacy = [
  'Introduction',
  'Information We Collect',
  'How We Use It',
  'Sharing',
  'Data Security',
  'Your Rights',
  'Cookies',
  'Contact',
  'Policy Updates',
]

test.describe('/privacy', () => {
  test('has its date and its nine parts', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page).toHaveTitle('Privacy Policy · Hatheli')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    await expect(page.getByText('Last updated January 15, 2024', { exact: true })).toBeVisible()
    await expect(sections(page)).toHaveText(privacy)
    await expect(page.locator('#your-rights')).toContainText('30 days')
    const email = page.locator('#contact').getByRole('link', { name: 'hello@hatheli.example' })
    await expect(email).toHaveAttribute('href', 'mailto:hello@hatheli.example')
  })

  test('the table of contents leads to a section with the keyboard', onPhonesToo, async ({ page }) => {
    await openHydrated(page, '/privacy')
    if (isPhone(page)) await page.getByText('On this page').first().click()
    const link = contents(page).getByRole('link', { name: 'Cookies' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/privacy#cookies')
    await expect(page.getByRole('heading', { name: 'Cookies' })).toBeInViewport()
  })
})

test.describe('/terms', () => {
  test('has its parts, and links to other pages', async ({ page }) => {
    await openHydrated(page, '/terms')
    await test.step('has its date and thirteen numbered parts', async () => {
      await expect(page).toHaveTitle('Terms of Use · Hatheli')
      await expect(page.getByText('Effective January 1, 2024', { exact: true })).toBeVisible()
      const headings = await sections(page).allTextContents()
      expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
        Array.from({ length: 13 }, (_, i) => i + 1),
      )
      await expect(page.locator('#eligibility')).toContainText('18+')
      await expect(page.locator('#prices-and-taxes')).toContainText('Prices are in Indian rupees (INR)')
      await expect(page.locator('#cancellations-and-refunds')).toContainText('Refunds typically take 5-7 business days')
      await expect(page.locator('#governing-law-and-changes')).toContainText('courts in Bangalore')
    })
    await test.step('mentions of other pages are links', async () => {
      await page.locator('#acceptance').getByRole('link', { name: 'Privacy Policy' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    })
  })
})

test.describe('/contact', () => {
  test('says how to reach us', async ({ page }) => {
    await openHydrated(page, '/contact')
    await test.step('opens a chat with a prefilled greeting', async () => {
      await expect(page).toHaveTitle('Contact · Hatheli')
      const link = page.getByRole('link', { name: 'Chat on WhatsApp' })
      const greeting = 'Hello Hatheli! I would like to know more about your journeys in India.'
      await expect(link).toHaveAttribute('href', `https://wa.me/910000000000?text=${encodeURIComponent(greeting)}`)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
      await expect(page.getByText(greeting, { exact: true })).toBeVisible()
    })
    await test.step('has phone and email', async () => {
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000')
      const email = main.getByRole('link', { name: 'hello@hatheli.example' })
      await expect(email).toHaveAttribute('href', 'mailto:hello@hatheli.example')
    })
    await test.step('shows the response time of each channel', async () => {
      const times = page.locator('section').filter({ has: page.getByRole('heading', { name: 'When We Answer' }) })
      await expect(times.getByRole('term')).toHaveText(['WhatsApp', 'Email', 'Email for partners', 'Phone'])
      await expect(times.getByRole('definition')).toHaveText([
        'A reply in about 30 minutes',
        '9 AM-9 PM IST',
        'A reply in 2-4 hours',
        'A reply within 24 hours',
        'Answered in office hours',
        'Mon-Fri 9 AM-6 PM IST',
      ])
    })
    await test.step('has structured data of the questions', async () => {
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
      expect(data['@graph'][0]['@type']).toBe('FAQPage')
      expect(data['@graph'][0].mainEntity).toHaveLength(4)
    })
    await test.step('four questions expand with keyboard and pointer', async () => {
      await expect(page.getByRole('group')).toHaveCount(4)
      for (const topic of ['Response time', 'Customisation', 'What is included', 'Group discounts']) {
        await expect(page.getByRole('group').getByText(topic, { exact: true })).toBeVisible()
      }
      for (const [question, answer] of questions) {
        await expect(page.getByText(answer).last()).toBeHidden()
        await page.getByRole('heading', { name: question }).click()
        await expect(page.getByText(answer).last()).toBeVisible()
      }
      await expectNoAxeFindings(page)
      const first = page.getByRole('group').first()
      await first.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(first.getByText(questions[0][1])).toBeHidden()
    })
  })

  const questions = [
    ['How soon will I hear back?', /about 30 minutes, 9 AM-9 PM IST/],
    ['Can a journey be changed to suit us?', /Days can be added/],
    ['What is included in the price?', /per person \+ 5% GST/],
    ['Is there a discount for groups?', /6\+ travellers/],
  ] as const
})

test(
  'privacy, terms and contact have no serious accessibility problem, and fit the screen',
  onPhonesToo,
  async ({ page }) => {
    for (const path of ['/privacy', '/terms', '/contact']) {
      await openHydrated(page, path)
      await expectNoAxeFindings(page)
      const { width } = page.viewportSize()!
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  },
)

test.describe('an unknown address', () => {
  test('is not found, and leads home', onPhonesToo, async ({ page, request, allow }) => {
    allow.statuses.push(404)
    for (const path of ['/nowhere', '/trip', '/blog', '/category', '/about/us', '/index.html', '/.env']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
    await page.goto('/nowhere/at/all')
    await expect(page).toHaveTitle(/^Page not found/)
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expectLeadsOn(page)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectNoAxeFindings(page)
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('gets a plain-text response when its encoding is invalid', async ({ request }) => {
    expect((await request.get('/%E0%A4%A')).status()).toBe(400)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('questions expand and the table of contents links work', async ({ page }) => {
    await page.goto('/contact')
    await page.getByText('Is there a discount for groups?').click()
    await expect(page.getByText(/^Yes, for groups of 6\+ travellers/)).toBeVisible()
    await page.goto('/terms')
    if (isPhone(page)) await page.getByText('On this page').first().click()
    await contents(page)
      .getByRole('link', { name: /Liability/ })
      .click()
    await expect(page.getByRole('heading', { name: /Liability/ })).toBeInViewport()
  })
})
