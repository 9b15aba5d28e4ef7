import { expect, type APIRequestContext } from '@playwright/test'
import { blogs, trips } from '#seed/content/catalogue.ts'
import { vendors } from '#seed/content/vendors.ts'
import type { CategoryName, TripContent } from '#seed/content/types.ts'

/** What the public may see of the demo catalogue, in the order of the pages: newest first. */
export const publishedTrips = trips.filter(({ status }) => status === 'published')
export const publishedBlogs = blogs
  .filter(({ status }) => status === 'published')
  .sort((one, other) => other.published_on!.localeCompare(one.published_on!))

/** What nobody may see. */
export const draftTrip = trips.find(({ status }) => status === 'draft')!
export const draftBlog = blogs.find(({ status }) => status === 'draft')!

/** Names, route values and addresses of the four categories. */
export const categories: readonly { name: CategoryName; route: string }[] = [
  { name: 'Wildlife Escapes', route: 'wildlife' },
  { name: 'Wellness Retreats', route: 'wellness' },
  { name: 'Signature Stays', route: 'experiences' },
  { name: 'Offbeat & Immersive', route: 'slow-travel' },
]

export function tripsOf(category: CategoryName): TripContent[] {
  return publishedTrips.filter((trip) => trip.category === category)
}

/** @returns regions of a category's trips with their counts, as the filter lists them: by name. */
export function regionsOf(category: CategoryName): [string, number][] {
  const counts = new Map<string, number>()
  for (const { region } of tripsOf(category)) counts.set(region, (counts.get(region) ?? 0) + 1)
  return [...counts].sort(([one], [other]) => one.localeCompare(other))
}

/** @param key the trip's key in the demo catalogue. */
export function demoTrip(key: string): TripContent {
  return trips.find((trip) => trip.key === key)!
}

export function demoVendor({ vendor }: TripContent) {
  return vendors.find(({ key }) => key === vendor) ?? null
}

/** @returns the address of a published trip: ids are made anew whenever the catalogue is loaded. */
export async function tripPath(request: APIRequestContext, key: string): Promise<string> {
  const { title } = demoTrip(key)
  const answer = await request.get('/api/trip-cards?limit=100')
  const cards = (await answer.json()) as { id: string; title: string }[]
  const card = cards.find((each) => each.title === title)
  expect(card, `${title} is published`).toBeDefined()
  return `/trip/${card!.id}`
}
