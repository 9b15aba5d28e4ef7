import { mkdir } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

/** The most taps from the first page to an enquiry. */
const mostTaps = 5

const screen = { width: 390, height: 844 }

/** Pixels between two pictures of a strip. */
const gap = 24

test.use({ viewport: screen, isMobile: true, hasTouch: true })

/** Taps like a traveller, one after another, and keeps a picture of the screen before each. */
function walkOf(page: Page, strip: string) {
  const pictures: Buffer[] = []
  let taps = 0
  const film = async () => void pictures.push(await page.screenshot())
  return {
    tap: async (target: Locator) => {
      await target.scrollIntoViewIfNeeded()
      await film()
      await target.tap()
      taps += 1
    },
    /** A field is filled by hand, which is not a step from screen to screen. */
    film,
    /** The last tap leads to WhatsApp, which is not opened here. */
    ask: async (button: Locator) => {
      await expect(button).toBeInViewport({ ratio: 1 })
      await film()
      await writeStrip(pictures, strip)
      return taps + 1
    },
  }
}

/** Writes the pictures of a walk, side by side, into `test-results/walks/`. */
async function writeStrip(pictures: Buffer[], name: string): Promise<void> {
  await mkdir('test-results/walks', { recursive: true })
  const step = screen.width + gap
  const size = { width: step * pictures.length + gap, height: screen.height + 2 * gap }
  await sharp({ create: { ...size, channels: 3, background: '#2b2a33' } })
    .composite(pictures.map((input, at) => ({ input, left: gap + at * step, top: gap })))
    .png({ palette: true })
    .toFile(`test-results/walks/${name}.png`)
}

const enquiryBar = (page: Page) => page.locator('.enquiry-bar').getByRole('link', { name: 'Enquire on WhatsApp' })

async function textOf(link: Locator): Promise<string | null> {
  return new URL((await link.getAttribute('href'))!).searchParams.get('text')
}

test('a week in February with my mother, not strenuous: from the home page to the enquiry', async ({ page }) => {
  await page.goto('/')
  const { film, tap, ask } = walkOf(page, 'a-week-in-february')
  await film()
  await tap(page.getByRole('region', { name: 'Explore by Experience' }).getByRole('link', { name: /all .*journeys/i }))
  await expect(page.getByRole('heading', { level: 1, name: 'All Journeys' })).toBeVisible()
  const february = page.getByRole('navigation', { name: 'Month' }).getByRole('link', { name: /^February/ })
  const count = /\d+$/.exec((await february.textContent())!)![0]
  await tap(february)
  await expect(page).toHaveURL(/month=2/)
  await expect(page.getByText(`Showing ${count} trips`)).toBeVisible()
  await film()
  const easy = page
    .getByRole('region', { name: 'Trips' })
    .getByRole('listitem')
    .filter({ hasText: /[567] days/ })
    .filter({ hasText: /(?:Easy|Restful) pace/ })
  const card = easy.first().getByRole('link').first()
  const title = /of (.+)$/.exec((await card.textContent())!)![1]!
  await tap(card)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Day-wise Itinerary' })).toBeVisible()
  const taps = await ask(enquiryBar(page))
  expect(await textOf(enquiryBar(page))).toMatch(/^I am interested in .+\. Please share more details\.$/)
  expect(taps).toBeLessThanOrEqual(mostTaps)
})

test('a friend sent me this link: from a trip to the enquiry, with month and people', async ({ page, request }) => {
  await page.goto(await tripPath(request, 'kanha-tiger-country'))
  const { film, tap, ask } = walkOf(page, 'a-friend-sent-me-this-link')
  await film()
  // One tap would do.
  await expect(enquiryBar(page)).toBeInViewport({ ratio: 1 })
  await tap(page.getByText('Add a month, people or a wish'))
  await tap(page.getByLabel('Month'))
  await page.getByLabel('Month').selectOption('February')
  await tap(page.getByLabel('People'))
  await page.getByLabel('People').fill('2')
  const button = page.getByRole('button', { name: 'Ask on WhatsApp with this' })
  await button.scrollIntoViewIfNeeded()
  expect(await ask(button)).toBeLessThanOrEqual(mostTaps)
})
