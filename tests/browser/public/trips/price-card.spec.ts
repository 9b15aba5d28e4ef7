import type { Locator } from '@playwright/test'
import { factsOfDemoTrip } from '#seed/content/facts/facts.ts'
import { openHydrated } from '../../support/calls.ts'
import { publishedTrips, tripPath } from '../../support/demo.ts'
import { expect, test } from '../../support/fixtures.ts'

/** Those with the shortest and the longest list of prices. */
const extremes = publishedTrips
  .map(({ key }) => ({ key, prices: factsOfDemoTrip(key).group_prices.length }))
  .toSorted((one, other) => one.prices - other.prices)
  .filter((_, place, all) => place === 0 || place === all.length - 1)

const screens = [
  { width: 1280, height: 620 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]

/**
 * Focuses every control of the card, from the last one on, as the keyboard does.
 * @returns those that are then not wholly on the screen, or covered by another element (WCAG 2.2, SC 2.4.11).
 */
function unseenWhenFocused(card: Locator): Promise<string[]> {
  return card.evaluate((element) => {
    const controls = [...element.querySelectorAll<HTMLElement>('a, button, summary, input:not([type=hidden]), select')]
    const isShown = (each: HTMLElement) => each.checkVisibility({ visibilityProperty: true })
    const isSeen = (each: HTMLElement) => {
      each.focus()
      const { left, right, top, bottom } = each.getBoundingClientRect()
      if (document.activeElement !== each || top < 0 || bottom > innerHeight + 1 || right > innerWidth) return false
      return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
        const hit = document.elementFromPoint((left + right) / 2, y)
        return hit !== null && each.contains(hit)
      })
    }
    const unseen = controls.filter(isShown).flatMap((each) => (isSeen(each) ? [] : [each.outerHTML.slice(0, 80)]))
    const upwards = controls.toReversed().filter(isShown)
    return [...unseen, ...upwards.flatMap((each) => (isSeen(each) ? [] : [`up: ${each.outerHTML.slice(0, 80)}`]))]
  })
}

test('every control of the price card is seen when it has the focus', async ({ page, request }) => {
  for (const { key } of extremes) {
    await page.setViewportSize(screens[0]!)
    await openHydrated(page, await tripPath(request, key))
    const card = page.getByRole('complementary', { name: 'Price and enquiry' })
    await card.scrollIntoViewIfNeeded()
    for (const isOpen of [false, true]) {
      if (isOpen) await card.getByText('Add a month, people or a wish').click()
      for (const screen of screens) {
        await page.setViewportSize(screen)
        const where = `${key} at ${screen.width} × ${screen.height}, composer ${isOpen ? 'open' : 'closed'}`
        expect(await unseenWhenFocused(card), where).toEqual([])
      }
    }
  }
})

test('the composer opens into view, and the button stays in view beside a long price list', async ({
  page,
  request,
}) => {
  await page.setViewportSize(screens[0]!)
  await openHydrated(page, await tripPath(request, 'kanha-tiger-country'))
  const card = page.getByRole('complementary', { name: 'Price and enquiry' })
  await page.getByRole('heading', { name: 'Trip Highlights' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(card.getByRole('link', { name: 'Enquire on WhatsApp' })).toBeInViewport({ ratio: 1 })
  await card.getByText('Add a month, people or a wish').focus()
  await page.keyboard.press('Enter')
  await expect(card.getByLabel('Month')).toBeInViewport({ ratio: 1 })
  await expect(card.getByRole('button', { name: 'Ask on WhatsApp with this' })).toBeInViewport({ ratio: 1 })
  for (let control = 0; control < 6; control += 1) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
  }
})
