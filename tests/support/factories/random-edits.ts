import type { VersionedEntity } from '#contract/admin/changes/history.ts'
import type { TripData } from '#contract/admin/trips.ts'
import { seededRandom, type Random } from '#seed/random.ts'
import type { TestDatabase } from '../database/test-database.ts'
import { aPicture } from './picture.ts'
import { aTrip } from './trip.ts'

interface Item {
  entity: VersionedEntity
  id: string
}

const words = ['river', 'snow', 'langur', 'ferry', 'sal', 'dawn', 'tea', 'weaver', 'ridge', 'lake', '₹', 'लद्दाख']

/**
 * Saves of random fields of some items, as their forms make them; a few of the last ones delete.
 * @returns functions that make one save each, to be called in turn.
 */
export function randomEdits(test: TestDatabase, items: Item[], seed: number, count: number): (() => Promise<void>)[] {
  const random = seededRandom(seed)
  const deleting = Math.floor(count * 0.8)
  return Array.from({ length: count }, (_, index) => async () => {
    const { entity, id } = random.pick(items)
    // What was deleted cannot be saved any more.
    await edits[entity]({ test, random, id, mayDelete: index > deleting && random.chance(0.5) }).catch(refused)
  })
}

function refused(error: { defined?: boolean }): void {
  if (!error.defined) throw error
}

interface Edit {
  test: TestDatabase
  random: Random
  id: string
  mayDelete: boolean
}

const edits: Record<VersionedEntity, (edit: Edit) => Promise<unknown>> = {
  trips: async ({ test, random, id: trip_id, mayDelete }) => {
    const { adminApi } = test
    if (mayDelete) return adminApi.admin.trips.delete({ trip_id })
    return adminApi.admin.trips.update({ trip_id, trip_data: await tripFields(test, random) })
  },
  vendors: async ({ test: { adminApi, db }, random, id: vendor_id, mayDelete }) => {
    if (mayDelete) return adminApi.admin.vendors.delete({ vendor_id })
    const vendor_data = some(random, {
      vendor_name: text(random),
      city: random.chance(0.3) ? '' : text(random),
      description: text(random),
      years_of_experience: random.between(0, 50),
      rating: random.chance(0.3) ? null : random.between(10, 50) / 10,
      social_handles: random.chance(0.5) ? {} : { website: `https://${random.between(1, 9)}.example` },
      portrait: random.chance(0.3) ? null : (await aPicture(db)).url,
      portrait_alt: text(random),
      words: random.chance(0.3) ? '' : text(random),
      spoken_languages: random.chance(0.3) ? [] : [text(random), text(random)],
      verified_checks: random.chance(0.3) ? [] : [text(random)],
      verified_on: random.chance(0.3) ? '' : `2026-0${random.between(1, 9)}-15`,
    })
    return adminApi.admin.vendors.update({ vendor_id, vendor_data })
  },
  blogs: async ({ test, random, id: blog_id, mayDelete }) => {
    if (mayDelete) return test.adminApi.admin.blogs.delete({ blog_id })
    const blog_data = some(random, {
      title: text(random),
      slug: `story-${random.between(1, 999)}`,
      body: `<p>${text(random)}</p><h2>${text(random)}</h2>`,
      status: random.pick(['draft', 'published'] as const),
      tags: random.chance(0.2) ? null : [text(random)],
      featured_image: random.chance(0.3) ? null : (await aPicture(test.db, { bucket: 'blog-images' })).url,
      featured_image_alt: text(random),
      trip_ids: random.chance(0.3) ? [] : [(await aTrip(test.db)).id],
    })
    return test.adminApi.admin.blogs.update({ blog_id, blog_data })
  },
  testimonials: async ({ test: { adminApi, db }, random, id: testimonial_id, mayDelete }) => {
    if (mayDelete) return adminApi.admin.testimonials.delete({ testimonial_id })
    const testimonial_data = some(random, {
      name: text(random),
      content: text(random),
      rating: random.between(1, 5),
      place: random.chance(0.3) ? '' : text(random),
      travelled_on: random.chance(0.3) ? '' : `2026-0${random.between(1, 9)}`,
      photo: random.chance(0.3) ? null : (await aPicture(db)).url,
      photo_alt: text(random),
    })
    return adminApi.admin.testimonials.update({ testimonial_id, testimonial_data })
  },
  hero_images: ({ test: { adminApi }, random, id: hero_image_id, mayDelete }) => {
    if (mayDelete) return adminApi.admin.heroImages.delete({ hero_image_id })
    const fields = some(random, { title: text(random), alt: text(random), is_active: random.chance(0.5) })
    return adminApi.admin.heroImages.update({ hero_image_id, ...fields })
  },
  categories: async ({ test, random, id: category_id }) => {
    const { categories } = test.adminApi.admin
    if (random.chance(0.2)) return categories.removeImage({ category_id })
    if (random.chance(0.3)) {
      const { url } = await aPicture(test.db, { bucket: 'category-images' })
      return categories.setImage({ category_id, featured_image: url })
    }
    const category_data = { title: text(random), description: text(random), featured_image_alt: text(random) }
    return categories.update({ category_id, category_data })
  },
  site_settings: ({ test: { adminApi }, random }) => {
    const settings_data = some(random, { tagline: text(random), copyright_year: random.between(2000, 2030) })
    return adminApi.admin.settings.update({ section: 'company', settings_data })
  },
  pictures: ({ test: { adminApi }, random, id: image_url }) => {
    const focal = { focal_x: random.between(0, 100) / 100, focal_y: random.between(0, 100) / 100 }
    return adminApi.admin.pictures.update({ image_url, picture_data: some(random, { alt: text(random), ...focal }) })
  },
}

async function tripFields({ db }: TestDatabase, random: Random): Promise<Partial<TripData>> {
  const lines = () => Array.from({ length: random.between(0, 4) }, () => text(random))
  const months = () => (random.chance(0.3) ? [] : [random.between(4, 8), random.between(9, 12)])
  const gallery = []
  for (let place = random.between(0, 3); place > 0; place -= 1) {
    const words = () => (random.chance(0.5) ? text(random) : '')
    gallery.push({ image_url: (await aPicture(db)).url, alt: words(), caption: words() })
  }
  return some(random, {
    title: text(random),
    region: text(random),
    price: random.between(1, 90_000),
    duration: random.between(1, 20),
    description: text(random),
    short_description: random.chance(0.3) ? '' : text(random),
    status: random.pick(['draft', 'published'] as const),
    featured: random.chance(0.5),
    vendor_id: 'none',
    show_vendor_info: random.chance(0.5),
    featured_image: random.chance(0.2) ? null : (await aPicture(db)).url,
    featured_image_alt: text(random),
    highlights: lines(),
    inclusions: lines(),
    itinerary: lines().map((title) => ({
      title,
      description: text(random),
      meal_plan: random.chance(0.5) ? title : '',
    })),
    best_months: months(),
    closed_months: [...new Set([random.between(1, 3), random.between(1, 3)])],
    pace: random.chance(0.3) ? null : random.between(1, 5),
    group_size_max: random.chance(0.3) ? null : random.between(1, 20),
    start_place: random.chance(0.3) ? '' : text(random),
    languages: lines(),
    group_prices: random.chance(0.3) ? [] : [{ people: random.between(1, 9), price: random.between(1, 90_000) }],
    faqs: lines().map((question) => ({ question, answer: text(random) })),
    stops: lines().map((name) => ({ name, latitude: random.between(8, 34), longitude: random.between(69, 96) })),
    trip_images: gallery,
  })
}

/** @returns some of the fields. */
function some<Fields extends object>(random: Random, fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(() => random.chance(0.5))) as Partial<Fields>
}

function text(random: Random): string {
  return Array.from({ length: random.between(1, 6) }, () => random.pick(words)).join(' ')
}
