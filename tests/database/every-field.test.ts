import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { categoryEdition, valuesOf as categoryValuesOf } from '#admin/categories/category-draft.ts'
import { categoryHistory } from '#admin/categories/category-history.ts'
import { blogDataOf, blogValuesOf, blogValuesOfBody, storedBlogValues } from '#admin/blogs/blog-values.ts'
import { blogHistory } from '#admin/blogs/blog-history.ts'
import { merge } from '#admin/shell/form/conflict/merge.ts'
import { startOf, type EditionKind, type Opened } from '#admin/shell/form/editions/open-edition.ts'
import type { HistoryField, Known } from '#admin/shell/history/history-kind.ts'
import { testimonialDataOf, testimonialValuesOf } from '#admin/testimonials/testimonial-form.ts'
import { testimonialHistory } from '#admin/testimonials/testimonial-history.ts'
import { tripHistory } from '#admin/trips/trip-history.ts'
import { tripDataOf, tripValuesOf, tripValuesOfBody, tripValuesOfVersion } from '#admin/trips/trip-values.ts'
import { vendorDataOf, vendorValuesOf } from '#admin/vendors/vendor-form.ts'
import { vendorHistory } from '#admin/vendors/vendor-history.ts'
import { blogDataSchema } from '#contract/admin/blogs.ts'
import { categoryDataSchema } from '#contract/admin/categories.ts'
import type { EditionNoun } from '#contract/admin/editions/editions.ts'
import { testimonialDataSchema } from '#contract/admin/testimonials.ts'
import { tripDataSchema } from '#contract/admin/trips.ts'
import { vendorDataSchema } from '#contract/admin/vendors.ts'
import { categories } from '#server/db/schema.ts'
import { contentParts } from '#server/catalogue/content-types.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { arbitraryBody, type Overrides } from '#tests/support/factories/arbitrary-body.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

type Body = Record<string, unknown>
type Item = Opened & { id: string }

/** A content type through the calls and functions of its form. */
interface Type {
  noun: 'trips' | 'blogs' | 'categories' | 'vendors' | 'testimonials'
  schema: z.ZodType & { shape: Record<string, z.ZodType> }
  /** Stores an item. @returns its id. */
  store: () => Promise<string>
  load: (id: string) => Promise<Item>
  save: (id: string, data: never, edited?: { updated_at: string; draft_version: string | null }) => Promise<unknown>
  valuesOf: (item: never) => object
  dataOf: (values: never) => object
  valuesOfVersion: (data: never) => object
  /** Of types that can have drafts. */
  edition?: EditionKind<never>
  fields: HistoryField<never>[]
  overrides?: Overrides
  /** What the server sets, or what a form does not send. */
  unsent?: string[]
}

const uniqueUrls = (urls: string[]) => fc.shuffledSubarray(urls, { maxLength: 3 })

async function typesOf({ adminApi: { admin }, db }: TestDatabase): Promise<Type[]> {
  const bucketsUrls = async (bucket: string) =>
    Promise.all(Array.from({ length: 4 }, async () => (await aPicture(db, { bucket: bucket as never })).url))
  const [tripPictures, blogPictures] = await Promise.all([bucketsUrls('trip-images'), bucketsUrls('blog-images')])
  const vendorIds = [(await aVendor(db)).id, (await aVendor(db)).id]
  const tripIds = [(await aTrip(db)).id, (await aTrip(db)).id, (await aTrip(db)).id]
  const tripPicture = fc.constantFrom(...tripPictures)
  const months = (from: number) =>
    fc.subarray(
      [0, 1, 2, 3, 4, 5].map((month) => from + month),
      { maxLength: 3 },
    )
  const groupSize = (min: number) => fc.integer({ min, max: min + 5 })
  const link = (host: string) => fc.constantFrom(`https://${host}/sal`, `https://${host}/teak`)
  return [
    {
      noun: 'trips',
      schema: tripDataSchema as never,
      store: async () => (await aTrip(db, { status: 'published' })).id,
      load: (trip_id) => admin.trips.get({ trip_id }),
      save: (trip_id, trip_data, edited) => admin.trips.update({ trip_id, trip_data, ...edited }),
      valuesOf: tripValuesOf as never,
      dataOf: tripDataOf as never,
      valuesOfVersion: tripValuesOfVersion as never,
      edition: { noun: 'trips', bodyOf: tripDataOf, valuesOfBody: tripValuesOfBody } as never,
      fields: tripHistory.fields as never,
      unsent: ['host_info'],
      overrides: {
        vendor_id: fc.constantFrom(...vendorIds),
        featured_image: tripPicture,
        trip_images: fc
          .tuple(uniqueUrls(tripPictures), fc.constantFrom('Dawn', 'A ford', null))
          .map(([urls, caption]) => urls.map((image_url) => ({ image_url, caption }))),
        best_months: months(1),
        closed_months: months(7),
        group_size_min: groupSize(1),
        group_size_max: groupSize(6),
        group_prices: fc
          .uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 })
          .map((people) => people.toSorted((a, b) => a - b).map((each) => ({ people: each, price: 90_000 - each }))),
        itinerary: fc.array(
          fc.record({
            title: fc.constantFrom('Arrive', 'Walk', 'Leave'),
            description: fc.constantFrom('By jeep.', 'On foot.'),
            accommodation_name: fc.constantFrom('Camp', null),
            room_type: fc.constantFrom('Tent', null),
            meal_plan: fc.constantFrom('All meals', null),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      },
    },
    {
      noun: 'blogs',
      schema: blogDataSchema as never,
      store: async () => (await aBlog(db, { status: 'published' })).id,
      load: (blog_id) => admin.blogs.get({ blog_id }),
      save: (blog_id, blog_data, edited) => admin.blogs.update({ blog_id, blog_data, ...edited }),
      valuesOf: blogValuesOf as never,
      dataOf: blogDataOf as never,
      valuesOfVersion: storedBlogValues as never,
      edition: { noun: 'blogs', bodyOf: blogDataOf, valuesOfBody: blogValuesOfBody } as never,
      fields: blogHistory.fields as never,
      overrides: {
        slug: fc.stringMatching(/^[a-z]{8,12}$/),
        body: fc.constantFrom('<p>Tea.</p>', '<p>Rain.</p>', '<h2>Ghats</h2><p>Steps.</p>'),
        featured_image: fc.constantFrom(...blogPictures),
        trip_ids: fc.shuffledSubarray(tripIds),
      },
    },
    {
      noun: 'categories',
      schema: categoryDataSchema as never,
      store: async () => {
        const [row] = await db.update(categories).set({ featured_image: tripPictures[0]! }).returning()
        return row!.id
      },
      load: async (id) => (await admin.categories.list()).find((each) => each.id === id)!,
      save: (category_id, category_data, edited) => admin.categories.update({ category_id, category_data, ...edited }),
      valuesOf: categoryValuesOf as never,
      dataOf: categoryEdition.bodyOf as never,
      valuesOfVersion: (({ featured_image: _beside, ...version }: Body) => version) as never,
      edition: categoryEdition as never,
      fields: categoryHistory.fields as never,
    },
    {
      noun: 'vendors',
      schema: vendorDataSchema as never,
      store: async () => vendorIds[0]!,
      load: (vendor_id) => admin.vendors.get({ vendor_id }),
      save: (vendor_id, vendor_data) => admin.vendors.update({ vendor_id, vendor_data }),
      valuesOf: vendorValuesOf as never,
      dataOf: vendorDataOf as never,
      valuesOfVersion: vendorValuesOf as never,
      fields: vendorHistory.fields as never,
      overrides: {
        email: fc.constantFrom('sal@example.in', 'teak@example.in'),
        portrait: tripPicture,
        social_handles: fc.record({
          instagram: link('www.instagram.com'),
          facebook: link('www.facebook.com'),
          website: link('sal.example'),
        }),
        verified_on: fc.constantFrom('2024-05-06', '2025-02-03'),
      },
    },
    {
      noun: 'testimonials',
      schema: testimonialDataSchema as never,
      store: async () => (await aTestimonial(db)).id,
      load: (testimonial_id) => admin.testimonials.get({ testimonial_id }),
      save: (testimonial_id, testimonial_data) => admin.testimonials.update({ testimonial_id, testimonial_data }),
      valuesOf: testimonialValuesOf as never,
      dataOf: testimonialDataOf as never,
      valuesOfVersion: testimonialValuesOf as never,
      fields: testimonialHistory.fields as never,
      overrides: {
        photo: tripPicture,
        trip_id: fc.constantFrom(...tripIds),
        travelled_on: fc.constantFrom('2024-05', '2023-11'),
      },
    },
  ]
}

/** Bodies of each type; each is stored twice, so that the second save changes what the first one made. */
const rounds = 12

/** Of the bodies, so that each run looks at the same ones. */
const seed = 2026

describeWithDatabase('every field of every content type', (open) => {
  for (const noun of ['trips', 'blogs', 'categories', 'vendors', 'testimonials'] as const) {
    it(`of ${noun} is kept by form, draft and save, and shows in history and conflict`, async () => {
      const type = (await typesOf(open())).find((each) => each.noun === noun)!
      const { schema, unsent = [] } = type
      const id = await type.store()
      const names = Object.keys(schema.shape).filter((name) => !unsent.includes(name))
      const sent = (data: object) => pick(schema.parse(data) as Body, names)
      const bodies = fc.sample(arbitraryBody(schema, { status: fc.constant('published'), ...type.overrides }), {
        numRuns: rounds,
        seed,
      })
      const seen = new Set<string>()
      let before: object | null = null
      for (const body of bodies) {
        const values = await savedThroughForm(open(), type, id, body)
        expect(sent(type.dataOf(values as never))).toEqual(sent(body))
        expect(await versionOf(open(), type, id, sent)).toEqual(sent(body))
        if (before) for (const name of names) if (expectShown(type, name, before, values)) seen.add(name)
        before = values
      }
      expect(names.filter((name) => !seen.has(name) && name !== 'status')).toEqual([])
    })
  }
})

/** As a draft first where there are drafts. @returns the values of the form that is opened then. */
async function savedThroughForm({ adminApi: { admin }, db }: TestDatabase, type: Type, id: string, body: Body) {
  const { edition, noun } = type
  if (!edition)
    await type.save(id, type.dataOf(type.valuesOfVersion(type.schema.parse(body) as never) as never) as never)
  else {
    const drafted = noun as EditionNoun
    const live = await type.load(id)
    await admin.editions.saveDraft({ noun: drafted, item_id: id, body, base_version: live.updated_at })
    const kept = { ...(await admin.editions.get({ noun: drafted, item_id: id })), schedules: [] }
    const start = startOf({ ...live, kept }, type.valuesOf as never, edition as never)
    expect(start.live).not.toBeNull()
    const draft_version = kept.draft!.updated_at
    await type.save(id, type.dataOf(start.values as never) as never, { updated_at: start.version, draft_version })
    const stored = await contentParts.contentTypes[drafted].read(db, id)
    expect(Object.keys(stored!.body)).toEqual(
      expect.arrayContaining(Object.keys(body).filter((name) => !type.unsent?.includes(name))),
    )
  }
  return type.valuesOf((await type.load(id)) as never)
}

/** What the last change has made of the item, read as its history reads it. */
async function versionOf({ adminApi: { admin } }: TestDatabase, type: Type, id: string, sent: (data: object) => Body) {
  const { items } = await admin.changes.history({ noun: type.noun, noun_id: id })
  const version = await admin.changes.version({ noun: type.noun, noun_id: id, change_id: items[0]!.id })
  expect(items[0]!.sentences).not.toEqual([])
  return sent(type.dataOf(type.valuesOfVersion(version.after as never) as never))
}

/** @returns whether the field differed, so that something could be shown. */
function expectShown({ schema, dataOf, fields, noun }: Type, name: string, one: object, other: object): boolean {
  // Alone: a rule about several fields may refuse those of two bodies.
  const sent = (values: object) => schema.shape[name]!.parse((dataOf(values as never) as Body)[name])
  const [before, after] = [one, other].map(sent)
  if (JSON.stringify(before) === JSON.stringify(after)) return false
  const known: Known = { isGone: () => false, nameOf: (id) => id, isNoMore: () => false }
  const field = (fields as unknown as HistoryField<Body>[]).find(({ names }) => names.includes(name))
  expect(field, `${noun}.${name} has a field`).toBeDefined()
  const changed = { ...one, ...pick(other as Body, field!.names) }
  expect(field!.shown(changed, known), `${noun}.${name} in the history`).not.toEqual(field!.shown(one as Body, known))
  const asked = merge([field!], { base: {}, mine: one as Body, theirs: changed }, known).changes
  expect(asked, `${noun}.${name} in a conflict`).toMatchObject([{ label: field!.label }])
  expect(asked[0]!.mine, `${noun}.${name} in a conflict`).not.toBe(asked[0]!.theirs)
  const { values } = merge([field!], { base: one as Body, mine: one as Body, theirs: changed }, known)
  expect(sent(values)).toEqual(after)
  return true
}

function pick(values: Body, names: readonly string[]): Body {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
