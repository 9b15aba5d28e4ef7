import type { Page } from '@playwright/test'
import { hydrated } from '../support/calls.ts'
import { expect, expectNoAxeFindings, onPhonesOnly, onPhonesToo, test } from '../support/fixtures.ts'

const form = (page: Page) => page.getByRole('search', { name: 'Find a journey' })
const cards = (page: Page) => page.getByRole('region', { name: 'Trips' }).getByRole('article')

const wishes = { 'When?': 'May', 'How many?': '6 people', 'How gently?': 'Up to easy', 'From where?': 'Mumbai' }
const values = { month: '5', people: '6', pace: '2', from: 'Mumbai' }

async function find(page: Page): Promise<void> {
  for (const [label, option] of Object.entries(wishes)) await form(page).getByLabel(label).selectOption(option)
  await form(page).getByRole('button', { name: 'Find journeys' }).click()
}

async function expectFound(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/journeys\?.*#trips$/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(values)
  await expect(cards(page).first().getByRole('heading')).toBeInViewport({ ratio: 1 })
  for (const [label, option] of Object.entries(wishes)) {
    await expect(form(page).getByLabel(label).locator('option:checked')).toHaveText(option)
  }
  for (const card of await cards(page).all()) {
    await expect(card).toContainText(/₹[\d,]+ each for 6, with GST/)
    await expect(card).toContainText(/From Mumbai [\d.]+ h: /)
    await expect(card).toContainText(/(?:Easy|Restful) pace/)
  }
  const kanha = cards(page).filter({ hasText: 'Kanha: Tiger Country' })
  await expect(kanha).toContainText(/Open in May, (?!not at its best)\w/)
}

async function expectNearest(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'No trips found' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nearest to it' })).toBeVisible()
  const nearest = page.getByRole('article')
  await expect(nearest).toHaveCount(3)
  for (const card of await nearest.all()) await expect(card).toContainText(/Not quite: .*for \d+ people at most/)
}

test('the form leads to journeys that meet its wishes, and each is taken back', onPhonesToo, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await find(page)
  await expectFound(page)
  await expectNoAxeFindings(page)
  const chosen = page.getByRole('list', { name: 'Chosen' })
  await expect(chosen.getByRole('link')).toContainText(['May', 'Up to easy pace', '6 people', 'From Mumbai', 'Clear'])
  await chosen.getByRole('link', { name: '6 people' }).click()
  await expect(page).not.toHaveURL(/people/)
  await expect(form(page).getByLabel('How many?')).toHaveValue('')
  await expect(cards(page).first()).not.toContainText('each for')
  const more = page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Lowest price' })
  await more.click()
  await expect(page).toHaveURL(/month=5.*from=Mumbai|from=Mumbai.*month=5/)
  await page.goto('/journeys?category=wildlife&people=20')
  await expectNearest(page)
  await expectNoAxeFindings(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form and the nearest journeys work, other filters stay, and the order is the owner’s', async ({ page }) => {
    await page.goto('/')
    await find(page)
    await expectFound(page)
    await page.goto('/journeys?category=wildlife&sort=shortest')
    await form(page).getByLabel('How many?').selectOption('12 people')
    await form(page).getByRole('button', { name: 'Find journeys' }).click()
    await expect(page).toHaveURL(/category=wildlife&sort=shortest/)
    await expectNearest(page)
    await page.goto('/journeys')
    await expect(page.getByRole('navigation', { name: 'Sort by' }).locator('[aria-current]')).toHaveText('Our choice')
    await expect(cards(page).first()).toContainText('Kanha: Tiger Country')
  })
})

test('the page of a region has words, a picture, its best months, hosts and stories', onPhonesToo, async ({ page }) => {
  await page.goto('/journeys?region=Kerala&month=12')
  await expect(page.getByRole('heading', { level: 1, name: 'Journeys in Kerala' })).toBeVisible()
  await expect(page.getByText('Kerala is narrow, green and mostly water.')).toBeVisible()
  const header = page.locator('main header')
  await expect(header.getByText(/^Best /)).toBeVisible()
  await expect(header.getByRole('img')).toBeVisible()
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /journeys? in Kerala\. Best .+Kerala is/,
  )
  const end = page.getByRole('region', { name: 'Hosts and stories of Kerala' }).getByRole('link')
  await expect(end.filter({ hasText: /^Host/ }).first()).toHaveAttribute('href', /^\/host\//)
  await expect(end.filter({ hasText: /^Story/ }).first()).toHaveAttribute('href', /^\/blog\//)
  await expectNoAxeFindings(page)
})

test.describe('on a phone', onPhonesOnly, () => {
  test('the orders and chips of a list take one row each', async ({ page }) => {
    await page.goto('/journeys?month=5&people=6&pace=2&from=Mumbai#trips')
    for (const list of [
      page.getByRole('list', { name: 'Chosen' }),
      page.getByRole('navigation', { name: 'Sort by' }),
    ]) {
      expect((await list.boundingBox())!.height).toBeLessThan(70)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
