import type { RouterClient } from '@orpc/server'
import type { ApiRouter } from '#server/routes/api/api-router.ts'
import type { PlainCatalogue } from './plain-catalogue.ts'
import type { Entity, Row } from './rows.ts'

type Api = Pick<RouterClient<ApiRouter>, 'trips' | 'blogs' | 'testimonials' | 'heroImages' | 'categories'>

const byId = <Each extends { id: string }>(rows: Each[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** What readers see by a plain catalogue, without what does not depend on the steps. */
export function publicOf({ rows }: PlainCatalogue) {
  const of = (entity: Entity) => [...rows].filter(([, row]) => row.entity === entity).map(([id, row]) => ({ id, row }))
  const published = (entity: Entity) => of(entity).filter(({ row }) => row.status === 'published')
  const hostOf = (vendor: unknown) => (vendor ? `${String(rows.get(String(vendor))!.name)}, Assam` : null)
  const isShown = (trip: unknown) => rows.get(String(trip))?.status === 'published'
  return {
    trips: byId(
      published('trips').map(({ id, row: { title, vendor } }) => ({ id, title, vendor, host: hostOf(vendor) })),
    ),
    blogs: byId(published('blogs').map(({ id, row: { title, slug } }) => ({ id, title, slug }))),
    words: byId(
      of('testimonials').map(({ id, row: { name, trip } }) => ({ id, name, trip: isShown(trip) ? trip : null })),
    ),
    hero: of('hero_images').find(({ row }) => row.active)?.id ?? null,
    categories: byId(of('categories').map(({ id, row: { title } }) => ({ id, title }))),
  }
}

/** Items that readers see, without their words. */
export function publicIds({ rows }: PlainCatalogue): string[] {
  const isPublic = ({ entity, status, active }: Row) =>
    entity === 'testimonials' || status === 'published' || active === true
  return [...rows.keys()].filter((id) => isPublic(rows.get(id)!)).toSorted()
}

/** The same by the calls of the public API. */
export async function readPublic({ trips, blogs, testimonials, heroImages, categories }: Api) {
  const page = { limit: 100 }
  const [shown, stories, words, hero, all] = await Promise.all([
    trips.list(page),
    blogs.list(page),
    testimonials.list(page),
    heroImages.active(),
    categories.list(),
  ])
  return {
    trips: byId(
      shown.map(({ id, title, vendor_id, host_info }) => ({ id, title, vendor: vendor_id, host: host_info })),
    ),
    blogs: byId(stories.map(({ id, title, slug }) => ({ id, title, slug }))),
    words: byId(words.map(({ id, name, trip_id }) => ({ id, name, trip: trip_id }))),
    hero: hero?.id ?? null,
    categories: byId(all.map(({ id, title }) => ({ id, title }))),
  }
}
