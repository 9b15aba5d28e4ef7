import type { Page } from '@playwright/test'
import type { TripDetail } from '#contract/trips.ts'
import { changeResponse, failCall, holdCall, openHydrated } from '../../support/calls.ts'
import { demoTrip, demoVendor } from '../../support/demo.ts'
import { expect, expectNoAxeFindings, test } from '../../support/fixtures.ts'

/** Tests states that the demo catalogue lacks, by changing the response after a navigation from the category page. */
const kanha = demoTrip('kanha-tiger-country')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const go = async (page: Page) => {
  await page.getByRole('link', { name: `View Details of ${kanha.title}` }).click()
}

test('a skeleton and a document title show while loading, then the trip', async ({ page }) => {
  await openHydrated(page, '/category/wildlife')
  const release = await holdCall(page, 'trips/get')
  await go(page)
  await expect(page.getByText('Loading the trip…')).toBeAttached()
  await expect(page).toHaveTitle('Hatheli')
  release()
  await expect(page.getByRole('heading', { level: 1, name: kanha.title })).toBeVisible()
  await expect(page).toHaveTitle('Kanha: Tiger Country · Hatheli')
  await expect(page.getByText('Loading the trip…')).toHaveCount(0)
})

test('a trip without optional values has a fallback text everywhere, and an unverified travel partner as host', async ({
  page,
}) => {
  await openHydrated(page, '/category/wildlife')
  await changeResponse<TripDetail>(page, 'trips/get', (trip) => ({
    ...trip,
    highlights: [],
    inclusions: [],
    exclusions: [],
    itinerary: [],
    testimonials: [],
    trip_images: [],
    featured_picture: null,
    region: '',
    duration: 1,
    vendor: null,
  }))
  await go(page)
  for (const text of [
    'Highlights will be provided with detailed itinerary.',
    'Detailed itinerary will be provided upon booking confirmation.',
    'Inclusions will be detailed upon booking.',
    'Exclusions will be detailed upon booking.',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('Duration: 1 day')).toBeVisible()
  await expect(section(page, 'Pictures')).toHaveCount(0)
  const aside = page.getByRole('complementary', { name: 'Price and enquiry' })
  await expect(aside.getByRole('term')).toHaveText(['Duration', 'Category'])
  await expect(page.getByText('Guide: Professional Guide')).toBeVisible()
  await expect(page.getByText('Host rating 4.5 out of 5 · 0 trips led')).toBeVisible()
  const host = section(page, 'Your Host')
  await expect(host.getByText('Travel Partner', { exact: true })).toBeVisible()
  await expect(host.getByText('Verified')).toHaveCount(0)
  await expect(host.getByRole('definition')).toHaveText(['0', '4.5'])
  await expectNoAxeFindings(page)
})

test('a hidden vendor is nowhere on the page', async ({ page }) => {
  const { vendor_name } = demoVendor(kanha)!
  await openHydrated(page, '/category/wildlife')
  // As the API answers for a trip whose `show_vendor_info` is off: public-reads.integration.test.ts.
  await changeResponse<TripDetail>(page, 'trips/get', (trip) => ({
    ...trip,
    show_vendor_info: false,
    vendor: null,
    vendor_id: null,
    host_info: null,
    // Their captions may speak of the host.
    trip_images: [],
  }))
  await go(page)
  await expect(page.getByText('Guide: Professional Guide')).toBeVisible()
  await expect(page.getByText('Host rating')).toHaveCount(0)
  await expect(section(page, 'Your Host')).toHaveCount(0)
  await expect(page.getByRole('article')).not.toContainText(vendor_name)
})

test('a day of older data shows its hotel', async ({ page }) => {
  await openHydrated(page, '/category/wildlife')
  await changeResponse<TripDetail>(page, 'trips/get', ({ itinerary: [first], ...trip }) => ({
    ...trip,
    itinerary: [
      { ...first, accommodation_name: null, hotel_name: 'The Old Dak Bungalow', room_type: null, meal_plan: null },
      { ...first, day: 2, hotel_name: 'Not this one' },
    ],
  }))
  await go(page)
  const days = section(page, 'Day-wise Itinerary').getByRole('listitem')
  await expect(days.first().getByRole('definition')).toHaveText('The Old Dak Bungalow')
  await expect(days.nth(1)).not.toContainText('Not this one')
})

test('a deleted trip is not found, with the message of the response or a default', async ({ page, allow }) => {
  allow.statuses.push(404)
  await openHydrated(page, '/category/wildlife')
  await failCall(page, 'trips/get', { status: 404, code: 'TRIP_NOT_FOUND', message: '' })
  await go(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Trip Not Found' })).toBeVisible()
  await expect(page.getByText("The trip you're looking for doesn't exist.", { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Trip Not Found/)
  await expect(page.getByRole('link', { name: 'Enquire on WhatsApp' })).toHaveCount(0)
})
