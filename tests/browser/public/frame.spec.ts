import type { Page } from '@playwright/test'
import { hydrated, openHydrated } from '../support/calls.ts'
import { expect, expectNoAxeFindings, test } from '../support/fixtures.ts'

const experiences = [
  ['Wildlife Escapes', '/category/wildlife'],
  ['Wellness Retreats', '/category/wellness'],
  ['Offbeat & Immersive', '/category/slow-travel'],
  ['Signature Stays', '/category/experiences'],
] as const

const aboutUs = [
  ['About', '/about'],
  ['Blogs', '/blogs'],
  ['Contact', '/contact'],
] as const

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const group = (page: Page, name: string) => bar(page).getByRole('button', { name })

test.describe('the navigation bar', () => {
  test('links to home, to the partner page, and from two drop-downs', async ({ page }) => {
    await page.goto('/about')
    await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(bar(page).getByRole('link', { name: 'Partner with Us' })).toHaveAttribute('href', '/partner')
    for (const [name, links] of [
      ['Experiences', experiences],
      ['About Us', aboutUs],
    ] as const) {
      await group(page, name).click()
      const list = bar(page).getByRole('list', { name })
      await expect(list.getByRole('link')).toHaveText(links.map(([label]) => label))
      for (const [label, href] of links) {
        await expect(list.getByRole('link', { name: label })).toHaveAttribute('href', href)
      }
      await expectNoAxeFindings(page)
      await page.keyboard.press('Escape')
    }
  })

  test('a drop-down opens and closes with the keyboard and returns the focus', async ({ page }) => {
    await openHydrated(page, '/')
    await group(page, 'Experiences').focus()
    await page.keyboard.press('Enter')
    const first = bar(page).getByRole('link', { name: 'Wildlife Escapes' })
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(group(page, 'Experiences')).toBeFocused()
  })

  test('selecting an entry closes the drop-down and opens its page', async ({ page }) => {
    await openHydrated(page, '/')
    await group(page, 'About Us').click()
    await bar(page).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1, name: 'Talk to Us' })).toBeVisible()
    await expect(bar(page).getByRole('list', { name: 'About Us' })).toBeHidden()
  })

  const highlights = [
    { path: '/', lit: ['Home'] },
    { path: '/category/wellness?region=Kerala', lit: ['Experiences', 'Wellness Retreats'] },
    { path: '/category/experiences', lit: ['Experiences', 'Signature Stays'] },
    { path: '/blogs', lit: ['About Us', 'Blogs'] },
    { path: '/blog/the-tiger-hour', lit: ['About Us', 'Blogs'] },
    { path: '/contact', lit: ['About Us', 'Contact'] },
    { path: '/terms', lit: [] },
  ]
  test('highlights the entry of the page and the header above it', async ({ page }) => {
    // Includes the entries of closed drop-downs, but not those of the phone menu.
    const entries = bar(page)
      .getByRole('list')
      .filter({ has: page.getByRole('button', { name: 'Experiences' }) })
    for (const { path, lit } of highlights) {
      await page.goto(path)
      await expect(entries.locator('[data-active]'), path).toHaveText(lit)
    }
  })

  test('marks the current page', async ({ page }) => {
    await page.goto('/about')
    await group(page, 'About Us').click()
    await expect(bar(page).getByRole('link', { name: 'About', exact: true })).toHaveAttribute('aria-current', 'page')
    await page.goto('/partner')
    await expect(bar(page).getByRole('link', { name: 'Partner with Us' })).toHaveAttribute('aria-current', 'page')
    await expect(bar(page).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the drop-downs open and their links work', async ({ page }) => {
    await page.goto('/')
    await group(page, 'Experiences').click()
    await bar(page).getByRole('link', { name: 'Offbeat & Immersive' }).click()
    await expect(page).toHaveURL('/category/slow-travel')
  })
})

test('the footer has brand and tagline, three columns of links, and the copyright line', async ({ page }) => {
  await page.goto('/privacy')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Put India in your hands. Trips curated by local experts across India.')).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Hatheli', exact: true })).toHaveAttribute('href', '/')
  await expect(footer.getByText('© 2025 Hatheli. All rights reserved.')).toBeVisible()
  const columns = {
    'Quick Links': [
      ['About Us', '/about'],
      ['Partner with Us', '/partner'],
      ['Blogs', '/blogs'],
    ],
    Categories: [...experiences, ['All Journeys', '/journeys']],
    Legal: [
      ['Privacy Policy', '/privacy'],
      ['Terms of Use', '/terms'],
    ],
  }
  for (const [name, links] of Object.entries(columns)) {
    const column = footer.getByRole('navigation', { name })
    await expect(column.getByRole('heading', { name })).toBeVisible()
    await expect(column.getByRole('link')).toHaveText(links.map(([label]) => label))
    for (const [label, href] of links) {
      await expect(column.getByRole('link', { name: label })).toHaveAttribute('href', href)
    }
  }
})

test('the first tab stop is a skip link past the navigation', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the page' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('URLs are normalised: extra slashes redirect permanently', async ({ request }) => {
  for (const [path, clean] of [
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/blogs//?tag=Craft', '/blogs?tag=Craft'],
  ]) {
    const answer = await request.get(path!, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(308)
    expect(answer.headers()['location']).toMatch(new RegExp(`${clean!.replace('?', '\\?')}$`))
  }
})

test('a write to a page is rejected with 405', async ({ request }) => {
  for (const path of ['/', '/blogs', '/trip/any', '/nowhere']) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await request.fetch(path, { method })
      expect(answer.status(), `${method} ${path}`).toBe(405)
      expect(answer.headers()['allow']).toBe('GET, HEAD')
    }
  }
})

test('a scroll position from before hydration is kept, and restored on going back', async ({ page }) => {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/about')
  const link = page.getByRole('main').getByRole('link').last()
  await link.scrollIntoViewIfNeeded()
  const read = await place()
  expect(read).toBeGreaterThan(500)
  const passed = await page.evaluateHandle(() => {
    const places: number[] = []
    addEventListener('scroll', () => {
      if (location.pathname === '/about') places.push(Math.round(scrollY))
    })
    return places
  })
  arrived.resolve()
  await hydrated(page)
  await link.click()
  await expect(page).not.toHaveURL('/about')
  await expect.poll(place).toBeLessThan(read)
  expect((await passed.jsonValue()).filter((each) => each !== read)).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect.poll(place).toBe(read)
})
