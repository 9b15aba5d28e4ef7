import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { blogs, trips } from '#seed/content/catalogue.ts'
import { vendors } from '#seed/content/vendors.ts'
import type { CategoryName, TripContent } from '#seed/content/types.ts'
import { sampleMark } from '#values/sample-words.ts'
import { tripPath as readablePath } from '#values/trips/trip-address.ts'

/** Newest first, as on the pages. */
export const publishedTrips = trips.filter(({ status }) => status === 'published')
export const publishedBlogs = blogs
  .filter(({ status }) => status === 'published')
  .sort((one, other) => other.published_on!.localeCompare(one.published_on!))

export const draftTrip = trips.find(({ status }) => status === 'draft')!
export const draftBlog = blogs.find(({ status }) => status === 'draft')!

export const categories: readonly { name: CategoryName; route: string }[] = [
  { name: 'Wildlife Escapes', route: 'wildlife' },
  { name: 'Wellness Retreats', route: 'wellness' },
  { name: 'Signature Stays', route: 'experiences' },
  { name: 'Offbeat & Immersive', route: 'slow-travel' },
]

export function tripsOf(category: CategoryName): TripContent[] {
  return publishedTrips.filter((trip) => trip.category === category)
}

/** @returns regions with published trips and their counts, sorted by name, as in the filter. */
export function regionsOf(category: CategoryName): [string, number][] {
  const counts = new Map<string, number>()
  for (const { region } of tripsOf(category)) counts.set(region, (counts.get(region) ?? 0) + 1)
  return [...counts].sort(([one], [other]) => one.localeCompare(other))
}

/** @param key of the trip in the demo catalogue. */
export function demoTrip(key: string): TripContent {
  return trips.find((trip) => trip.key === key)!
}

export function demoVendor({ vendor }: TripContent) {
  return vendors.find(({ key }) => key === vendor) ?? null
}

/** @returns the name of a demo testimonial as pages show it: all of them are samples. */
export function shownName(name: string): string {
  expect(name.endsWith(sampleMark), `${name} is marked as a sample`).toBe(true)
  return name.slice(0, -sampleMark.length)
}

/** The readable path. Ids are generated anew whenever the catalogue is loaded. */
export async function tripPath(request: APIRequestContext, key: string): Promise<string> {
  const { title } = demoTrip(key)
  const answer = await request.get('/api/trip-cards?limit=100')
  const cards = (await answer.json()) as { id: string; title: string }[]
  const card = cards.find((each) => each.title === title)
  expect(card, `${title} is published`).toBeDefined()
  return readablePath(card!)
}

/** Expects that a page which was not found links to the categories of the navigation and to three trips. */
export async function expectLeadsOn(page: Page): Promise<void> {
  const instead = page.getByRole('region', { name: 'Where to instead' })
  for (const { name, route } of categories.filter((each) => each.name !== 'Signature Stays')) {
    await expect(instead.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/category/${route}`)
  }
  await expect(instead.locator('a[href^="/trip/"]')).toHaveCount(3)
}
