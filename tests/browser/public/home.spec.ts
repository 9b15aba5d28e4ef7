import type { Page } from '@playwright/test'
import type { Testimonial } from '#contract/testimonials.ts'
import { testimonials } from '#seed/content/testimonials.ts'
import { changeResponse, failCall, openHydrated } from '../support/calls.ts'
import { categories, demoTrip, publishedBlogs, publishedTrips, shownName, tripPath } from '../support/demo.ts'
import { expect, expectNoAxeFindings, isPhone, onPhonesToo, test } from '../support/fixtures.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const featured = publishedTrips.filter((trip) => trip.featured).slice(0, 6)
const latest = publishedBlogs.slice(0, 3)
const sampleNotice = 'Sample words until our first guests write.'

test('the sections of the home page', onPhonesToo, async ({ page, request }) => {
  await openHydrated(page, '/')
  await test.step('the hero fills the first screen with the active picture, the headline and one button', async () => {
    const headline = page.getByRole('heading', { level: 1, name: 'PUT INDIA IN YOUR HANDS' })
    await expect(headline).toBeInViewport({ ratio: 1 })
    const hero = page.getByRole('main').locator('section').first()
    await expect(hero.getByRole('img')).toHaveAccessibleName(/^Snow peaks catch the first rose-gold light/)
    const { height = 0 } = (await hero.boundingBox()) ?? {}
    expect(height).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.85)
    const button = page.getByRole('link', { name: 'Inspire Me' })
    await expect(button).toBeInViewport()
    await expect(button).toHaveAttribute('href', '/category/wildlife')
  })
  await test.step('the intro links to the contact page', async () => {
    const intro = section(page, 'India, shown by those who live there')
    await expect(intro.getByRole('link', { name: 'Get In Touch' })).toHaveAttribute('href', '/contact')
  })
  await test.step('six testimonials show quote, name and trip, and one line says that they are samples', async () => {
    await expect(section(page, 'Back from the road').getByText(/sample/i)).toHaveText(sampleNotice)
    const quotes = section(page, 'Back from the road').getByRole('listitem')
    await expect(quotes).toHaveCount(6)
    for (const [index, { name, content, trip }] of testimonials.slice(0, 6).entries()) {
      const quote = quotes.nth(index)
      await expect(quote.getByText(content)).toBeVisible()
      // A general testimonial names no trip.
      const from = quote.locator('figcaption')
      await expect(from).toContainText(shownName(name))
      if (trip) await expect(from).toContainText(demoTrip(trip).title)
      else await expect(from.getByRole('link')).toHaveCount(0)
    }
  })
  await test.step('the words of a category are below its picture', async () => {
    for (const card of await section(page, 'Explore by Experience').getByRole('listitem').all()) {
      const [picture, words] = await Promise.all([
        card.locator('img').boundingBox(),
        card.getByText(/^(Wildlife|Wellness|Offbeat)/).boundingBox(),
      ])
      expect(words!.y).toBeGreaterThanOrEqual(picture!.y + picture!.height)
    }
  })
  await test.step('six featured journeys link to their trips, and a button to all', async () => {
    const journeys = section(page, 'Featured Journeys')
    const cards = journeys.getByRole('listitem')
    await expect(cards).toHaveCount(6)
    for (const [index, { key, title, category, region, duration, price }] of featured.entries()) {
      await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', await tripPath(request, key))
      const rupees = `₹${price.toLocaleString('en-IN')}`
      await expect(cards.nth(index)).toContainText(`${category}${title}${region} · ${duration} days · ${rupees}`)
    }
    await expect(journeys.getByRole('link', { name: 'View All Journeys' })).toHaveAttribute(
      'href',
      '/category/wildlife',
    )
  })
  await test.step('the figures are those of the specification', async () => {
    const figures = section(page, 'In figures')
    await expect(figures.getByRole('definition')).toHaveText([
      '50+',
      '100+',
      '4.8',
      '24/7',
      'on the road; enquiries 9 AM-9 PM IST',
    ])
    await expect(figures.getByRole('term')).toHaveText(['Verified Experts', 'Experiences', 'Average Rating', 'Support'])
  })
  await test.step('the three latest stories have cards, with excerpts of 120 characters', async () => {
    const stories = section(page, 'Stories & Insights')
    const cards = stories.getByRole('article')
    await expect(cards).toHaveCount(3)
    for (const [index, { title, slug, tags }] of latest.entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', `/blog/${slug}`)
      await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(tags!.slice(0, 2))
      await expect(card.getByText('By Admin')).toBeVisible()
      await expect(card.getByText(/^\d+ min read$/)).toBeVisible()
      const excerpt = (await card.getByText(/…$/).textContent()) ?? ''
      expect(excerpt.length).toBeGreaterThan(90)
      expect(excerpt.replace('…', '').length).toBeLessThanOrEqual(120)
    }
    await expect(stories.getByRole('link', { name: 'View All Stories' })).toHaveAttribute('href', '/blogs')
  })
  await test.step('it has no serious accessibility problem', async () => {
    await expectNoAxeFindings(page)
  })
  await test.step('three categories have cards; Signature Stays has none', async () => {
    const cards = section(page, 'Explore by Experience').getByRole('listitem').getByRole('link')
    await expect(cards).toHaveCount(3)
    await expect(section(page, 'Explore by Experience').getByText('Signature Stays')).toHaveCount(0)
    for (const { name, route } of categories.filter((each) => each.name !== 'Signature Stays')) {
      await expect(cards.filter({ hasText: name })).toHaveAttribute('href', `/category/${route}`)
    }
    await cards.filter({ hasText: 'Offbeat & Immersive' }).click()
    await expect(page).toHaveURL('/category/slow-travel')
    await expect(page.getByRole('heading', { level: 1, name: 'Offbeat & Immersive' })).toBeVisible()
  })
})

test('the row of journeys scrolls sideways with keys, and with its buttons', onPhonesToo, async ({ page }) => {
  await openHydrated(page, '/')
  const row = page.getByRole('list', { name: 'Featured Journeys' })
  const scrolled = () => row.evaluate((element) => element.scrollLeft)
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(scrolled).toBeGreaterThan(0)
  const next = page.getByRole('button', { name: 'Next journeys' })
  if (isPhone(page)) return expect(next).toBeHidden()
  const step = await row.evaluate(({ children: [one, other] }) => {
    return other!.getBoundingClientRect().left - one!.getBoundingClientRect().left
  })
  await expect.poll(scrolled).toBeCloseTo(step, 0)
  await next.click()
  await expect.poll(scrolled).toBeCloseTo(2 * step, 0)
  await page.getByRole('button', { name: 'Previous journeys' }).click()
  await expect.poll(scrolled).toBeCloseTo(step, 0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all content is shown and links work', async ({ page }) => {
    await page.goto('/')
    for (const name of ['Back from the road', 'Explore by Experience', 'Featured Journeys', 'Stories & Insights']) {
      await expect(section(page, name)).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Next journeys' })).toBeHidden()
    await page.getByRole('link', { name: featured[0]!.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: featured[0]!.title })).toBeVisible()
  })
})

test.describe('reached from another page', () => {
  const goHome = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Hatheli', exact: true }).click()

  test('omits sections without content', async ({ page }) => {
    await openHydrated(page, '/about')
    await changeResponse(page, 'heroImages/active', () => null)
    await changeResponse(page, 'testimonials/home', () => [])
    await changeResponse(page, 'trips/featured', () => [])
    await changeResponse(page, 'blogs/cards', () => ({ total: 0, items: [] }))
    await goHome(page)
    await expect(section(page, 'Explore by Experience')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'PUT INDIA IN YOUR HANDS' })).toBeVisible()
    await expect(page.getByRole('main').locator('section').first().getByRole('img')).toHaveCount(0)
    for (const name of ['Back from the road', 'Featured Journeys', 'Stories & Insights']) {
      await expect(section(page, name)).toHaveCount(0)
    }
  })

  test('names the samples where some testimonials are real, without the line over them', async ({ page }) => {
    await openHydrated(page, '/about')
    await changeResponse<Testimonial[]>(page, 'testimonials/home', ([first, ...others]) => [
      { ...first!, name: 'Anita Rao' },
      ...others,
    ])
    await goHome(page)
    const quotes = section(page, 'Back from the road').getByRole('listitem')
    await expect(quotes.first().locator('figcaption')).toContainText('Anita Rao')
    await expect(quotes.nth(1).locator('figcaption')).toContainText(testimonials[1]!.name)
    await expect(page.getByText(sampleNotice)).toHaveCount(0)
    await expect(section(page, 'Back from the road').getByText(/^A few lines from travellers/)).toBeVisible()
  })

  test('shows the rest when hero image and stories fail to load, and logs it', async ({ page, allow }) => {
    allow.statuses.push(500)
    allow.messages.push('hero image could not be fetched', 'stories could not be fetched')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await openHydrated(page, '/about')
    await failCall(page, 'heroImages/active')
    await failCall(page, 'blogs/cards')
    await goHome(page)
    await expect(page.getByRole('heading', { level: 1, name: 'PUT INDIA IN YOUR HANDS' })).toBeVisible()
    await expect(section(page, 'Featured Journeys')).toBeVisible()
    await expect(section(page, 'Stories & Insights')).toHaveCount(0)
    expect(logged.filter((text) => text.startsWith('hero image could not be fetched'))).toHaveLength(1)
    expect(logged.filter((text) => text.startsWith('stories could not be fetched'))).toHaveLength(1)
  })

  test('shows a journey without a picture, one of a single day and one without a region', async ({ page }) => {
    await openHydrated(page, '/about')
    await changeResponse<object[]>(page, 'trips/featured', ([first]) => [
      { ...first, title: 'A Day Out', featured_picture: null, duration: 1, region: '', price: 1_25_000 },
    ])
    await goHome(page)
    const card = section(page, 'Featured Journeys').getByRole('listitem')
    await expect(card).toContainText('1 day · ₹1,25,000')
    await expect(card.getByRole('img')).toHaveCount(0)
  })
})
