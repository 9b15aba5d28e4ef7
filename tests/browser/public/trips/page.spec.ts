import type { Page } from '@playwright/test'
import { factsOfDemoTrip } from '#seed/content/facts/facts.ts'
import { testimonials } from '#seed/content/testimonials.ts'
import { openHydrated } from '../../support/calls.ts'
import { demoTrip, demoVendor, expectLeadsOn, shownName, tripPath } from '../../support/demo.ts'
import { expect, expectNoAxeFindings, onPhonesOnly, onPhonesToo, test } from '../../support/fixtures.ts'

const kanha = demoTrip('kanha-tiger-country')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const host = (page: Page) => section(page, 'Your Host')
const aside = (page: Page) => page.getByRole('complementary', { name: 'Price and enquiry' })

test('the parts of a trip', async ({ page, request }) => {
  await openHydrated(page, await tripPath(request, kanha.key))
  await test.step('the header shows category, title, region, days, guide, rating and trips; the description follows', async () => {
    await expect(page).toHaveTitle('Kanha: Tiger Country · Hatheli')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kanha.title)
    const head = page.getByRole('article').locator('header')
    await expect(head.getByRole('link', { name: 'Wildlife Escapes' })).toHaveAttribute('href', '/category/wildlife')
    await expect(head.getByRole('list').last().getByRole('listitem')).toHaveText([
      'Region: Madhya Pradesh',
      'Duration: 5 days',
      'Guide: Satpura Trails',
      'Host rating 4.8 out of 5 · 212 trips led',
    ])
    for (const paragraph of kanha.description.split('\n\n')) {
      await expect(page.getByText(paragraph, { exact: true })).toBeVisible()
    }
  })
  await test.step('all highlights, days, inclusions and exclusions are shown', async () => {
    await expect(section(page, 'Trip Highlights').getByRole('listitem')).toHaveText(kanha.highlights)
    const included = kanha.inclusions.map((entry) => `Included: ${entry}`)
    await expect(section(page, 'What’s Included').getByRole('listitem')).toHaveText(included)
    const excluded = kanha.exclusions.map((entry) => `Not included: ${entry}`)
    await expect(section(page, 'What’s Not Included').getByRole('listitem')).toHaveText(excluded)
    const days = section(page, 'Day-wise Itinerary').getByRole('listitem')
    await expect(days).toHaveCount(kanha.itinerary.length)
    await expect(days.nth(3).getByText(kanha.itinerary[3]!.description, { exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Open all days' }).click()
    for (const [index, entry] of kanha.itinerary.entries()) {
      const day = days.nth(index)
      await expect(day.locator('summary')).toHaveText(`Day ${entry.day}${entry.title}`)
      await expect(day.getByText(entry.description, { exact: true })).toBeVisible()
      const meta = [entry.accommodation_name, entry.room_type, entry.meal_plan].filter((text) => text !== null)
      await expect(day.getByRole('definition')).toHaveText(meta)
    }
  })
  await test.step('the host is named and not yet checked, with years, trips, rating and region', async () => {
    const { vendor_name, region, years_of_experience, number_of_trips, email, phone } = demoVendor(kanha)!
    await expect(host(page).getByRole('blockquote')).toHaveText(`“${factsOfDemoTrip(kanha.key).host_words}”`)
    await expect(host(page).getByText(vendor_name, { exact: true })).toBeVisible()
    await expect(host(page).getByText('Not yet checked')).toBeVisible()
    await expect(host(page).getByText(`Region: ${region}`)).toBeVisible()
    await expect(host(page).getByRole('term')).toHaveText(['Years of experience', 'Trips organised', 'Rating'])
    const figures = [String(years_of_experience), String(number_of_trips), '4.8']
    await expect(host(page).getByRole('definition')).toHaveText(figures)
    const html = await page.content()
    expect(html).not.toContain(email)
    expect(html).not.toContain(phone)
  })
  await test.step('the price card shows the price, its terms and the key facts', async () => {
    await expect(aside(page).getByText('₹58,500', { exact: true })).toBeVisible()
    await expect(aside(page).getByText('per person + 5% GST', { exact: true })).toBeVisible()
    await expect(aside(page).getByText('Price may vary based on the number of person', { exact: true })).toBeVisible()
    await expect(aside(page).getByRole('term')).toHaveText(['Duration', 'Region', 'Category'])
    await expect(aside(page).getByRole('definition')).toHaveText(['5 days', 'Madhya Pradesh', 'Wildlife Escapes'])
  })
  await test.step('only testimonials of this trip are shown, with their stars, and one line says that they are samples', async () => {
    const quotes = page.getByRole('list', { name: 'In travellers’ words' }).getByRole('listitem')
    const own = testimonials.filter(({ trip }) => trip === kanha.key)
    await expect(quotes).toHaveCount(own.length)
    for (const [index, { name, content, rating }] of own.entries()) {
      await expect(quotes.nth(index)).toContainText(content)
      await expect(quotes.nth(index).locator('figcaption')).toContainText(shownName(name))
      await expect(quotes.nth(index)).toContainText(`Rated ${rating} out of 5`)
    }
    const notice = section(page, 'In travellers’ words').getByText(/sample/i)
    await expect(notice).toHaveText('Sample words until our first guests write.')
  })
  await test.step('a day is collapsed and expanded with the keyboard', async () => {
    const [first] = kanha.itinerary
    const summary = section(page, 'Day-wise Itinerary').locator('summary').first()
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(first!.description, { exact: true })).toBeHidden()
    await page.keyboard.press('Space')
    await expect(page.getByText(first!.description, { exact: true })).toBeVisible()
  })
})

test('the longest trip is at most 8,500 pixels long on a phone', onPhonesOnly, async ({ page, request }) => {
  await openHydrated(page, await tripPath(request, 'ladakh-monasteries-and-stars'))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8500)
})

test('the long page of a phone is entered at its parts', onPhonesOnly, async ({ page, request }) => {
  await openHydrated(page, await tripPath(request, kanha.key))
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const parts = ['At a glance', 'Highlights', 'Route', 'Days', 'Included', 'Before you come', 'Host']
  await expect(contents.getByRole('link')).toHaveText(parts)
  await contents.getByRole('link', { name: 'Days' }).click()
  await expect(page.getByRole('heading', { name: 'Day-wise Itinerary' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await page.goBack()
  await contents.getByRole('link', { name: 'Before you come' }).click()
  await expect(page.getByRole('heading', { name: 'Before You Come' })).toBeInViewport()
})

test(
  'the enquiry opens a prefilled chat in a new tab, and its button stays in view',
  onPhonesToo,
  async ({ page, request }) => {
    await openHydrated(page, await tripPath(request, kanha.key))
    const link = page.getByRole('link', { name: 'Enquire on WhatsApp' })
    await expect(link).toHaveCount(1)
    const text = 'I am interested in Kanha: Tiger Country. Please share more details.'
    await expect(link).toHaveAttribute('href', `https://wa.me/910000000000?text=${encodeURIComponent(text)}`)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link).toHaveAccessibleDescription('Opens in a new tab')
    for (const name of ['Trip Highlights', 'Day-wise Itinerary', 'What’s Included']) {
      await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded()
      await expect(link, `beside ${name}`).toBeInViewport({ ratio: 0.9 })
    }
  },
)

test('a single testimonial has no buttons; without testimonials the section is absent', async ({ page, request }) => {
  await page.goto(await tripPath(request, 'varanasi-before-dawn'))
  await expect(section(page, 'In travellers’ words').getByText('Farhan K.', { exact: true })).toBeVisible()
  await expect(section(page, 'In travellers’ words').getByRole('button')).toHaveCount(0)
  await page.goto(await tripPath(request, 'periyar-on-foot'))
  await expect(page.getByRole('heading', { level: 1, name: 'Periyar on Foot' })).toBeVisible()
  await expect(section(page, 'In travellers’ words')).toHaveCount(0)
})

test('structured data contains only facts: a price, and no rating', async ({ page, request }) => {
  await page.goto(await tripPath(request, 'varanasi-before-dawn'))
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  expect(data['@graph'][0]).toMatchObject({ name: 'Varanasi before Dawn', offers: { price: 17_500 } })
  expect(JSON.stringify(data)).not.toMatch(/rating|4\.5/i)
})

test('structured data is removed on navigation', async ({ page, request }) => {
  await openHydrated(page, await tripPath(request, kanha.key))
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await page.getByRole('banner').getByRole('link', { name: 'Hatheli' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('script[type="application/ld+json"], meta[property^="og:"]')).toHaveCount(0)
})

test('on smaller screens focused elements stay above the enquiry bar', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openHydrated(page, await tripPath(request, kanha.key))
  const bar = (await page.locator('.enquiry-bar').boundingBox())!
  const [before, under] = await page.locator('.itinerary-summary').all()
  await before!.focus()
  await under!.evaluate((each) => {
    const { bottom } = each.getBoundingClientRect()
    window.scrollBy({ top: bottom - window.innerHeight + 8, behavior: 'instant' })
  })
  await page.keyboard.press('Tab')
  await expect(under!).toBeFocused()
  const lower = await under!.evaluate((each) => each.getBoundingClientRect().bottom)
  expect(lower).toBeLessThanOrEqual(bar.y)
})

test('Share and Save are in the head; a saved trip is among what is saved, with its picture', async ({
  page,
  request,
}) => {
  const path = await tripPath(request, kanha.key)
  await openHydrated(page, path)
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  const save = page.getByRole('button', { name: `Save ${kanha.title}` })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'Saved 1' }).click()
  const shelf = page.getByRole('region', { name: 'Journeys' })
  const link = shelf.getByRole('link', { name: kanha.title })
  await expect(link).toHaveAttribute('href', path)
  await expect(link.locator('img')).toBeVisible()
  await shelf.getByRole('button', { name: `Remove ${kanha.title}` }).click()
  await expect(shelf).toHaveCount(0)
})

test('an unknown trip is not found', async ({ page, request, allow }) => {
  allow.statuses.push(404)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'kanha', '%F0%9F%90%85']) {
    expect((await request.get(`/trip/${id}`)).status(), id).toBe(404)
  }
  await page.goto('/trip/kanha')
  await expect(page).toHaveTitle(/^Trip Not Found/)
  await expect(page.getByRole('heading', { level: 1, name: 'Trip Not Found' })).toBeVisible()
  await expect(page.getByText('Trip not found or not available', { exact: true })).toBeVisible()
  await expectLeadsOn(page)
  await expectNoAxeFindings(page)
  await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read, and controls that need scripts are hidden', async ({ page, request }) => {
    await page.goto(await tripPath(request, kanha.key))
    await expect(page.getByRole('button', { name: 'Open all days' })).toBeHidden()
    const [first] = kanha.itinerary
    await expect(page.getByText(first!.description, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Enquire on WhatsApp' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden()
    const picture = page.getByRole('link', { name: /^Enlarge picture 1 of/ })
    const opened = await request.get((await picture.getAttribute('href'))!)
    expect(opened.headers()['content-type']).toBe('image/jpeg')
    await page.getByRole('article').getByRole('link', { name: 'Wildlife Escapes' }).first().click()
    await expect(page).toHaveURL('/category/wildlife')
  })
})
