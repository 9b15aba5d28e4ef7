import { openHydrated } from '../support/calls.ts'
import { demoTrip, tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

const pages = [
  '/',
  '/about',
  '/category/wildlife',
  'trip',
  '/blogs',
  '/blog/the-tiger-hour',
  '/partner',
  '/contact',
  '/terms',
]

const wideScreen = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('a phone shows every text of each page', async ({ page, request }) => {
  const texts = async () => {
    // What is folded is one tap away.
    await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
    const shown = await page.locator('main, footer').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (walker.nextNode()) {
          const { data, parentElement } = walker.currentNode as Text
          // Words of another page, which fill a card that is alone in a wide row, what the trip's header says, and names of
          // buttons that have a sign.
          if (parentElement?.closest('.lead-on-words, .price-card-facts, .page-actions')) continue
          if (data.trim() && parentElement?.checkVisibility({ visibilityProperty: true })) found.push(data.trim())
        }
        return found
      }),
    )
    // The table of contents is closed on a phone: its headings show once.
    return [...new Set(shown)].sort()
  }
  for (const name of pages) {
    await test.step(name, async () => {
      await page.setViewportSize(wideScreen)
      await openHydrated(page, name === 'trip' ? await tripPath(request, demoTrip('kanha-tiger-country').key) : name)
      const wide = await texts()
      expect(wide.length).toBeGreaterThan(20)
      await page.setViewportSize(phone)
      // It shows some more, such as the bar with the enquiry.
      await expect.poll(texts).toEqual(expect.arrayContaining(wide))
    })
  }
})
