import { mkdir } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { hydrated } from '../support/calls.ts'
import { tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

/** The most taps from the first page to a message on WhatsApp, with the one that opens the chat. */
const mostTaps = 6

const screen = { width: 390, height: 844 }

/** Pixels between two pictures of a strip. */
const gap = 24

test.use({ viewport: screen, isMobile: true, hasTouch: true })

/** Taps like a traveller, one after another, and with scripts films the screen before each. */
class Traveller {
  taps = 0
  readonly page: Page
  readonly scripted: boolean
  readonly #strip: Buffer[] = []

  constructor(page: Page, scripted: boolean) {
    this.page = page
    this.scripted = scripted
  }

  async open(path: string) {
    await this.page.goto(path)
    if (this.scripted) await hydrated(this.page)
  }

  async tap(target: Locator) {
    await target.scrollIntoViewIfNeeded()
    await this.film()
    await target.tap()
    this.taps += 1
  }

  /** A choice takes one tap, as the list of a select is the phone's own. */
  async choose(label: string, option: string) {
    await this.page.getByLabel(label).selectOption(option)
    this.taps += 1
  }

  async search(text: string) {
    await this.tap(this.page.getByRole('link', { name: 'Search' }).first())
    // Suggestions give it another role.
    const field = this.page.getByRole('main').locator('input[type=search]')
    await this.tap(field)
    await field.fill(text)
    await field.press('Enter')
  }

  async film() {
    if (this.scripted) this.#strip.push(await this.page.screenshot())
  }

  /** The last tap opens the chat, which is not done here. @returns the text of its message. */
  async ask(link: Locator, strip: string): Promise<string | null> {
    await expect(link).toBeInViewport({ ratio: 1 })
    await this.film()
    this.taps += 1
    expect(this.taps).toBeLessThanOrEqual(mostTaps)
    if (this.scripted) await writeStrip(this.#strip, strip)
    const { hostname, searchParams } = new URL((await link.getAttribute('href'))!)
    expect(hostname).toBe('wa.me')
    return searchParams.get('text')
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

const bar = (page: Page) => page.locator('.enquiry-bar').getByRole('link', { name: 'Enquire on WhatsApp' })
const cards = (page: Page) => page.getByRole('region', { name: 'Trips' }).getByRole('article')
const about = (title: string) => `I am interested in ${title}. Please share more details.`

async function openCard(traveller: Traveller, card: Locator): Promise<string> {
  const title = await card.getByRole('heading').innerText()
  await traveller.tap(card.getByRole('link'))
  await expect(traveller.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return title
}

/** A walk ends with the text of its message. */
type Walk = (traveller: Traveller, request: APIRequestContext, strip: string) => Promise<void>

const walks: Record<string, Walk> = {
  'a week in February with my mother, not strenuous, from Mumbai': async (traveller, _request, strip) => {
    const { page, scripted } = traveller
    await traveller.open('/')
    await traveller.choose('When?', 'February')
    await traveller.choose('How gently?', 'Up to easy')
    await traveller.choose('From where?', 'Mumbai')
    await traveller.tap(page.getByRole('button', { name: 'Find journeys' }))
    await expect(page).toHaveURL(/\/journeys\?/)
    const week = cards(page).filter({ hasText: /[567] days/ })
    await expect(week.first()).toContainText(/From Mumbai [\d.]+ h: /)
    await expect(week.first()).toContainText(/(?:Easy|Restful) pace/)
    const title = await openCard(traveller, week.first())
    const text = await traveller.ask(bar(page), strip)
    expect(text).toContain(about(title))
    if (scripted) expect(text).toContain('\nMonth: February\n')
  },

  'a friend sent me this link': async (traveller, request, strip) => {
    const { page, scripted } = traveller
    await traveller.open(await tripPath(request, 'kanha-tiger-country'))
    // One tap would do.
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    await traveller.tap(page.getByText('Add a month, people or a wish'))
    await traveller.choose('Month', 'February')
    const people = page.getByLabel('People')
    await traveller.tap(people)
    await people.fill('2')
    const text = await traveller.ask(bar(page), strip)
    expect(text).toContain(about('Kanha: Tiger Country'))
    if (scripted) expect(text).toMatch(/Month: February\nPeople: 2\nhttp/)
  },

  'seven friends, a tiger in May, 40,000 each': async (traveller, _request, strip) => {
    const { page, scripted } = traveller
    await traveller.open('/')
    await traveller.choose('When?', 'May')
    await traveller.choose('How many?', '7 people')
    await traveller.tap(page.getByRole('button', { name: 'Find journeys' }))
    await expect(page).toHaveURL(/people=7/)
    const tiger = cards(page).filter({ hasText: 'Kanha: Tiger Country' })
    await expect(tiger).toContainText('₹49,875 each for 7, with GST')
    await expect(tiger).toContainText('Open in May, ')
    const title = await openCard(traveller, tiger)
    const text = await traveller.ask(bar(page), strip)
    expect(text).toContain(about(title))
    if (scripted) expect(text).toContain('\nMonth: May\nPeople: 7\n')
  },

  'from London: Ladakh, when, and is it safe': async (traveller, _request, strip) => {
    const { page } = traveller
    await traveller.open('/')
    await traveller.search('ladhak')
    const title = await openCard(traveller, page.getByRole('article').filter({ hasText: 'Ladakh' }).first())
    await expect(page.getByText(/Best Jun–Sep/).first()).toBeVisible()
    const safety = page.locator('summary', { hasText: 'Safety' })
    await traveller.tap(safety)
    await expect(page.getByText(/hospital/i).first()).toBeVisible()
    expect(await traveller.ask(bar(page), strip)).toBe(about(title))
  },

  'I only read Hindi': async (traveller, _request, strip) => {
    const { page } = traveller
    await traveller.open('/')
    await traveller.search('बाघ')
    const title = await openCard(traveller, page.getByRole('article').filter({ hasText: 'Kanha' }))
    expect(await traveller.ask(bar(page), strip)).toBe(about(title))
  },

  'Ladakh or Kanha, for four: compared and asked about': async (traveller, request, strip) => {
    const { page, scripted } = traveller
    const paths = [
      await tripPath(request, 'ladakh-monasteries-and-stars'),
      await tripPath(request, 'kanha-tiger-country'),
    ]
    if (scripted) {
      await traveller.open('/journeys')
      for (const title of ['Kanha: Tiger Country', 'Ladakh: Monasteries and Stars']) {
        await traveller.tap(page.getByRole('button', { name: `Save ${title}` }))
      }
      await traveller.tap(page.getByRole('banner').getByRole('link', { name: 'Saved 2' }))
    } else {
      // As the other one receives it.
      await traveller.open(`/saved?trips=${paths.map((path) => path.split('/')[2]).join(',')}`)
    }
    const people = page.getByLabel('Prices for how many people?')
    await traveller.tap(people)
    await people.fill('4')
    await people.press('Enter')
    await expect(page.getByRole('table')).toContainText('Per person with GST, for 4 people')
    const link = page.getByRole('link', { name: 'Ask about these 2' })
    await link.scrollIntoViewIfNeeded()
    const text = await traveller.ask(link, strip)
    for (const words of ['I am interested in these 2 journeys', 'People: 4', ...paths]) expect(text).toContain(words)
  },
}

for (const scripted of [true, false]) {
  test.describe(scripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripted })

    for (const [name, walk] of Object.entries(walks)) {
      test(name, async ({ page, request }) => {
        await walk(new Traveller(page, scripted), request, name.replaceAll(/[^A-Za-z]+/g, '-').toLowerCase())
      })
    }
  })
}
