import type { Page } from '@playwright/test'
import type { TripCard } from '#contract/trips.ts'
import { hydrated, changeResponse, failCall, openHydrated } from '../support/calls.ts'
import { categories, demoVendor, expectLeadsOn, regionsOf, tripPath, tripsOf } from '../support/demo.ts'
import { expect, expectNoAxeFindings, onPhonesOnly, onPhonesToo, test } from '../support/fixtures.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Trips' }).getByRole('article')
const filter = (page: Page) => page.getByRole('navigation', { name: 'Filter by region' })

const rupees = (price: number) => `₹${price.toLocaleString('en-IN')}`
const count = (trips: number) => `Showing ${trips} trip${trips === 1 ? '' : 's'}`

const descriptions = {
  'Wildlife Escapes': /^Slow mornings in India’s forests, grasslands and tidal creeks/,
  'Wellness Retreats': /^Yoga by the river, Ayurveda under palms/,
  'Signature Stays': /^Palaces, bungalows, courtyards and camps with a story/,
  'Offbeat & Immersive': /^Root bridges, salt deserts and river islands/,
}

test('each category has its header, regions, count and cards, and on a laptop its filters take one row', async ({
  page,
}) => {
  for (const { name, route } of categories) {
    await page.goto(`/category/${route}`)
    await expect(page).toHaveTitle(`${name} · Hatheli`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText(descriptions[name])).toBeVisible()
    const regions = ['All Regions', ...regionsOf(name).map(([region]) => region)]
    await expect(filter(page).getByRole('link')).toHaveText(regions)
    await expect(page.getByText(count(tripsOf(name).length), { exact: true })).toBeVisible()
    await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(tripsOf(name).map(({ title }) => title))
    // On a laptop the filters take one row, and the first trip is on the first screen.
    await expect(cards(page).first().getByRole('img')).toBeInViewport({ ratio: 0.3 })
    const more = page.locator('summary', { hasText: 'Month, people, length, price and pace' })
    const [row, button] = await Promise.all([filter(page).boundingBox(), more.boundingBox()])
    expect(Math.abs(button!.y - row!.y), route).toBeLessThan(row!.height)
    await more.click()
    const month = page.getByRole('navigation', { name: 'Month' })
    expect((await month.boundingBox())!.y, route).toBeGreaterThan(row!.y + row!.height)
  }
})

test('a card shows picture, days, title, region, price, rating, trips and two highlights', async ({
  page,
  request,
}) => {
  await page.goto('/category/wildlife')
  for (const [index, trip] of tripsOf('Wildlife Escapes').entries()) {
    const { key, title, duration, region, price, highlights } = trip
    const { rating, number_of_trips: trips } = demoVendor(trip)!
    const card = cards(page).nth(index)
    await expect(card.getByRole('img')).toHaveAccessibleName(/.{20}/)
    await expect(card.getByText(`${duration} days · ${region}`)).toBeVisible()
    await expect(card.getByText(rupees(price), { exact: true })).toBeVisible()
    await expect(card.getByText(`Host rating ${rating!.toFixed(1)} out of 5 · ${trips} trips led`)).toBeVisible()
    const shown = [...highlights.slice(0, 2), `+${highlights.length - 2} more`]
    await expect(card.getByRole('listitem')).toHaveText(shown)
    const link = card.getByRole('link')
    await expect(link).toHaveAccessibleName(`View Details of ${title}`)
    await expect(link).toHaveAttribute('href', await tripPath(request, key))
  }
})

test('the whole card links to its trip', async ({ page }) => {
  await openHydrated(page, '/category/wellness')
  // The link covers the whole card, so it receives the click on the title.
  await cards(page).getByRole('heading', { name: 'Kumaon Ridge Yoga' }).click({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Kumaon Ridge Yoga' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/category/wellness')
  await expect(cards(page)).toHaveCount(tripsOf('Wellness Retreats').length)
})

test('a region is selected with the keyboard, and the list follows', async ({ page }) => {
  await openHydrated(page, '/category/experiences')
  await filter(page).getByRole('link', { name: 'All Regions' }).focus()
  await page.keyboard.press('Tab')
  await expect(filter(page).getByRole('link', { name: 'Kerala' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Showing 2 trips in Kerala', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/category/experiences?region=Kerala')
  await expect(filter(page).locator('[aria-current]')).toHaveText('Kerala')
  await expect(cards(page).getByRole('heading')).toHaveText([
    'Houseboat Nights from Kumarakom',
    'The Planter’s Bungalow, Munnar',
  ])
})

test.describe('the row of regions on a phone', onPhonesOnly, () => {
  test('is not scrolled by hydration under a finger', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\.js$/, (route) => held.then(() => route.continue()))
    await page.goto('/category/slow-travel?region=Uttarakhand')
    await expect(filter(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    await filter(page).getByRole('link', { name: 'All Regions' }).hover()
    await page.mouse.down()
    release()
    await hydrated(page)
    await page.mouse.up()
    await expect(page).toHaveURL('/category/slow-travel')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is scrolled to the selected region initially', async ({ page }) => {
      await page.goto('/category/slow-travel?region=Uttarakhand')
      await expect(filter(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    })
  })
})

test('it has no serious accessibility problem', onPhonesToo, async ({ page }) => {
  await openHydrated(page, '/category/wildlife')
  await expectNoAxeFindings(page)
  await page.goto('/category/wildlife?region=Nowhere')
  await expectNoAxeFindings(page)
})

test('an unknown category is not found', async ({ page, allow }) => {
  allow.statuses.push(404)
  const answer = await page.goto('/category/beaches')
  expect(answer!.status()).toBe(404)
  await expect(page).toHaveTitle(/^Category Not Found/)
  await expect(page.getByRole('heading', { level: 1, name: 'Category Not Found' })).toBeVisible()
  await expect(page.getByText("The category you're looking for doesn't exist.", { exact: true })).toBeVisible()
  await expectLeadsOn(page)
  await expectNoAxeFindings(page)
  await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the slugs of the literal rule redirect permanently, others do not', async ({ request }) => {
  for (const [literal, path] of [
    ['wildlife-escapes', '/category/wildlife'],
    ['wellness-retreats', '/category/wellness'],
    ['signature-stays?region=Kerala', '/category/experiences?region=Kerala'],
    ['offbeat-&-immersive', '/category/slow-travel'],
    ['offbeat-%26 immersive', '/category/slow-travel'],
  ]) {
    const answer = await request.get(`/category/${literal}`, { maxRedirects: 0 })
    expect(answer.status(), literal).toBe(301)
    expect(answer.headers()['location']!.replace(/^https?:\/\/[^/]+/, '')).toBe(path)
  }
  for (const other of ['wild', 'Wildlife%20Escapes', 'slow-travel%2F..', 'constructor']) {
    expect((await request.get(`/category/${other}`, { maxRedirects: 0 })).status(), other).toBe(404)
  }
})

test.describe('reached from another page', () => {
  const go = async (page: Page) => {
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Wellness Retreats' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wellness Retreats' })).toBeVisible()
  }

  test('an empty category says that curation is in progress; it needs neither description nor picture', async ({
    page,
  }) => {
    await openHydrated(page, '/about')
    await changeResponse(page, 'trips/cards', () => [])
    await changeResponse(page, 'regions/count', () => ({ total: 0, regions: [] }))
    await changeResponse<object>(page, 'categories/get', (category) => ({
      ...category,
      description: ' ',
      featured_image: null,
      featured_picture: null,
    }))
    await go(page)
    const message = 'Curation is in Progress, we are working to bring the best for you'
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(page.getByText(/^Showing/)).toHaveCount(0)
    await expect(filter(page)).toHaveCount(0)
    await expect(page.getByText('Discover amazing wellness experiences', { exact: true })).toBeVisible()
  })

  test('a trip without picture and region, of one day, with few highlights, without rating or vendor', async ({
    page,
  }) => {
    await openHydrated(page, '/about')
    await changeResponse<TripCard[]>(page, 'trips/cards', ([first, second]) => [
      { ...first, featured_picture: null, region: '', duration: 1, highlights: ['One', 'Two'] },
      { ...second, highlights: [], vendor: { ...second!.vendor, rating: 5, number_of_trips: 1 } },
      { ...first, id: 'unrated', vendor: { ...first!.vendor, rating: null, number_of_trips: 12 } },
      { ...first, id: 'alone', vendor: null },
    ])
    await go(page)
    const bare = cards(page).first()
    await expect(bare.getByText('1 day', { exact: true })).toBeVisible()
    await expect(bare.getByRole('img')).toHaveCount(0)
    await expect(bare.getByRole('listitem')).toHaveText(['One', 'Two'])
    await expect(cards(page).nth(1).getByRole('listitem')).toHaveCount(0)
    await expect(cards(page).nth(1)).toContainText('Host rating 5.0 out of 5 · 1 trip led')
    await expect(cards(page).nth(2)).toContainText('Host rating 4.5 out of 5 · 12 trips led')
    await expect(cards(page).nth(3)).toContainText('Host rating 4.5 out of 5 · 0 trips led')
  })

  test('when the list of regions fails to load, the trips are shown and the failure is logged', async ({
    page,
    allow,
  }) => {
    allow.statuses.push(500)
    allow.messages.push('Failed to fetch regions')
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed to fetch regions'))
    await openHydrated(page, '/about')
    await failCall(page, 'regions/count')
    await go(page)
    await logged
    await expect(cards(page)).toHaveCount(tripsOf('Wellness Retreats').length)
    await expect(filter(page)).toHaveCount(0)
    await expect(page.getByText(count(tripsOf('Wellness Retreats').length), { exact: true })).toBeVisible()
  })

  test('more trips than fit on one page are paginated, and each page has a URL', async ({ page }) => {
    await openHydrated(page, '/about')
    await changeResponse(page, 'regions/count', () => ({ total: 40, regions: [{ name: 'Kerala', count: 40 }] }))
    await changeResponse<object>(page, 'trips/facets', (facets) => ({ ...facets, total: 40 }))
    await changeResponse<TripCard[]>(page, 'trips/cards', ([first]) =>
      Array.from({ length: 30 }, (_, index) => ({ ...first, id: String(index) })),
    )
    await go(page)
    const pages = page.getByRole('navigation', { name: 'Pages of trips' })
    await expect(pages.getByText('Page 1 of 2', { exact: true })).toBeVisible()
    await expect(pages.getByRole('link')).toHaveText(['Next page'])
    await expect(page.getByText('Showing 40 trips', { exact: true })).toBeVisible()
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', /\?page=2#trips$/)
  })
})
