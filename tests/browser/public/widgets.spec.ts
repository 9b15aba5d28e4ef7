import type { APIRequestContext, Page } from '@playwright/test'
import { openHydrated } from '../support/calls.ts'
import { tripPath } from '../support/demo.ts'
import { expect, expectNoAxeFindings, onPhonesOnly, onPhonesToo, test } from '../support/fixtures.ts'

test.use({ keepsPage: false })

const interval = 4000
const carousel = (page: Page) => page.getByRole('region', { name: 'In travellers’ words' })
const button = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name })

/** Expects a testimonial to be shown, from 1; the trip has three. */
async function expectShown(page: Page, number: number): Promise<void> {
  await expect(carousel(page).locator('button[aria-current]')).toHaveAccessibleName(`Testimonial ${number} of 3`)
  await expect(
    carousel(page)
      .getByRole('listitem')
      .nth(number - 1),
  ).toBeInViewport({ ratio: 0.5 })
}

/** Opens the trip with a paused clock. */
async function openPaused(page: Page, request: APIRequestContext): Promise<void> {
  await page.clock.install()
  await openHydrated(page, await tripPath(request, 'kanha-tiger-country'))
  await carousel(page).scrollIntoViewIfNeeded()
  // The controls are loaded near the screen.
  await expect(button(page, 'Next testimonial')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Uses the keyboard: the pointer over the carousel would pause it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

/** Starts at the first testimonial with a full interval. */
async function restart(page: Page): Promise<void> {
  if (await button(page, 'Pause testimonials').isVisible()) await press(page, 'Pause testimonials')
  await press(page, 'Testimonial 1 of 3')
  await expectShown(page, 1)
  await press(page, 'Play testimonials')
}

test.describe('the testimonials of a trip', () => {
  test('move, stay and pause', async ({ page, request }) => {
    await openPaused(page, request)

    await test.step('they advance every four seconds and start over after the last', async () => {
      await restart(page)
      await page.clock.runFor(interval - 1)
      await expectShown(page, 1)
      await page.clock.runFor(1)
      await expectShown(page, 2)
      await page.clock.runFor(interval)
      await expectShown(page, 3)
      await page.clock.runFor(interval)
      await expectShown(page, 1)
    })

    await test.step('they stay where the browser scrolls them, such as to a search match', async () => {
      await restart(page)
      await press(page, 'Pause testimonials')
      const track = carousel(page).getByRole('list').first()
      await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
      await press(page, 'Testimonial 1 of 3')
      await track.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }))
      await expectShown(page, 2)
    })

    await test.step('they pause by their button, on hover, and while the focus is inside', async () => {
      await restart(page)
      await press(page, 'Pause testimonials')
      await page.clock.runFor(5 * interval)
      await expectShown(page, 1)

      await press(page, 'Play testimonials')
      await carousel(page).getByRole('heading').hover()
      await page.clock.runFor(5 * interval)
      await expectShown(page, 1)
      await page.mouse.move(1, 1)
      await page.clock.runFor(interval)
      await expectShown(page, 2)

      await button(page, 'Next testimonial').focus()
      await page.clock.runFor(5 * interval)
      await expectShown(page, 2)
      await button(page, 'Next testimonial').blur()
      await page.clock.runFor(interval)
      await expectShown(page, 3)
    })
  })

  test('do not move with reduced motion until they are started', async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPaused(page, request)
    await page.clock.runFor(5 * interval)
    await expectShown(page, 1)
    await press(page, 'Play testimonials')
    await page.clock.runFor(interval)
    await expectShown(page, 2)
  })

  test(
    'go back, forth and to any slide, wrap around, and announce the position',
    onPhonesToo,
    async ({ page, request }) => {
      await openPaused(page, request)
      await restart(page)
      await press(page, 'Previous testimonial')
      await expectShown(page, 3)
      await expect(carousel(page).getByText('Testimonial 3 of 3', { exact: true })).toBeAttached()
      await press(page, 'Next testimonial')
      await expectShown(page, 1)
      await press(page, 'Testimonial 2 of 3')
      await expectShown(page, 2)
      for (const each of await carousel(page).getByRole('button').all()) {
        const { width = 0, height = 0 } = (await each.boundingBox()) ?? {}
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
      }
    },
  )
})

test.describe('the menu of a phone', onPhonesOnly, () => {
  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
  /** But the sign of the search. */
  const entries = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link').filter({ hasText: /\S/ })
  const all = [
    ['Home', '/'],
    ['Wildlife Escapes', '/category/wildlife'],
    ['Wellness Retreats', '/category/wellness'],
    ['Offbeat & Immersive', '/category/slow-travel'],
    ['Signature Stays', '/category/experiences'],
    ['About', '/about'],
    ['Blogs', '/blogs'],
    ['Contact', '/contact'],
    ['Saved for later', '/saved'],
    ['Partner with Us', '/partner'],
  ] as const

  test('opens and closes', async ({ page }) => {
    await openHydrated(page, '/blogs')

    await test.step('it opens a list with Home, both groups and the partner button', async () => {
      await expect(entries(page)).toHaveText(['Hatheli'])
      await toggle(page).click()
      const channels = [/^WhatsApp/, 'hello@hatheli.example']
      await expect(entries(page)).toHaveText(['Hatheli', ...all.map(([label]) => label), ...channels])
      for (const [label, href] of all) {
        await expect(entries(page).getByText(label, { exact: true })).toHaveAttribute('href', href)
      }
      await expect(page.getByRole('list', { name: 'Experiences' }).getByRole('link')).toHaveCount(4)
      await expect(page.getByRole('list', { name: 'About Us' }).getByRole('link')).toHaveCount(3)
      await expect(page.getByRole('link', { name: 'Blogs' }).first()).toHaveAttribute('aria-current', 'page')
      await expectNoAxeFindings(page)
      await page.keyboard.press('Escape')
      await expect(entries(page).getByText('Home')).toBeHidden()
    })

    await test.step('it closes by its button and by Escape', async () => {
      for (const close of [
        () => page.getByRole('button', { name: 'Close menu' }).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        await toggle(page).click()
        await expect(entries(page).getByText('Home')).toBeVisible()
        await close()
        await expect(entries(page).getByText('Home')).toBeHidden()
      }
    })

    await test.step('it closes when a link is selected, also that of the current page', async () => {
      await toggle(page).click()
      await entries(page).getByText('Contact').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Talk to Us' })).toBeVisible()
      await expect(entries(page)).toHaveText(['Hatheli'])
      await toggle(page).click()
      await entries(page).getByText('Contact').click()
      await expect(entries(page)).toHaveText(['Hatheli'])
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('opens, its links work, and it closes', async ({ page }) => {
      await page.goto('/')
      await toggle(page).click()
      await page.getByRole('button', { name: 'Close menu' }).click()
      await expect(entries(page)).toHaveText(['Hatheli'])
      await toggle(page).click()
      await entries(page).getByText('Wellness Retreats').click()
      await expect(page).toHaveURL('/category/wellness')
    })
  })
})
