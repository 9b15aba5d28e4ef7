import fc from 'fast-check'
import { categoryDrafts, valuesOf as categoryValuesOf } from '#admin/categories/category-kind.ts'
import { categoryHistory } from '#admin/categories/category-history.ts'
import { blogContent } from '#admin/blogs/blog-values.ts'
import { contentHistory } from '#admin/publishing/history/content-history.ts'
import { testimonialContent } from '#admin/testimonials/testimonial-form.ts'
import { tripContent } from '#admin/trips/trip-values.ts'
import { vendorContent } from '#admin/vendors/vendor-form.ts'
import { blogDataSchema } from '#contract/admin/blogs.ts'
import { categoryDataSchema } from '#contract/admin/categories.ts'
import { heroImageChangeSchema } from '#contract/admin/hero-images.ts'
import { pictureDataSchema } from '#contract/admin/pictures.ts'
import { testimonialDataSchema } from '#contract/admin/testimonials.ts'
import { tripDataSchema } from '#contract/admin/trips.ts'
import { vendorDataSchema } from '#contract/admin/vendors.ts'
import { contentFields } from '#contract/content/content-fields.ts'
import { heroImageTexts } from '#contract/content/small-fields.ts'
import type { Bucket } from '#contract/pictures.ts'
import { settingsSections, type SettingsSection } from '#contract/settings/sections.ts'
import { categories } from '#server/platform/db/schema.ts'
import type { TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import type { Body, FormType } from './form-type.ts'
import { settingsType } from './settings-type.ts'

/** The names of the types, which are known before there is a database. */
export const formTypes = [
  'trips',
  'blogs',
  'categories',
  'vendors',
  'testimonials',
  'hero_images',
  'pictures',
  ...settingsSections.map((section) => `settings ${section}` as const),
] as const

type FormTypeName = (typeof formTypes)[number]

/** Items, drafts and versions are read alike. */
function functionsOf({ valuesOf, dataOf }: { valuesOf: (item: object) => object; dataOf: (values: never) => object }) {
  return { valuesOf, dataOf, valuesOfVersion: valuesOf }
}

const uniqueUrls = (urls: string[]) => fc.shuffledSubarray(urls, { maxLength: 3 })

export async function formTypeOf(name: FormTypeName, test: TestDatabase): Promise<FormType> {
  const section = settingsSections.find((each) => name === `settings ${each}`)
  if (section) return settingsType(section, test)
  const { adminApi, db } = test
  const { admin } = adminApi
  const urlsIn = (bucket: Bucket) =>
    Promise.all(Array.from({ length: 4 }, async () => (await aPicture(db, { bucket })).url))
  const [tripPictures, blogPictures] = await Promise.all([urlsIn('trip-images'), urlsIn('blog-images')])
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
  const types: Record<Exclude<FormTypeName, `settings ${SettingsSection}`>, FormType> = {
    trips: {
      entity: 'trips',
      schema: tripDataSchema as never,
      store: async () => (await aTrip(db, { status: 'published' })).id,
      load: (trip_id) => admin.trips.get({ trip_id }),
      save: (trip_id, trip_data, edited) => admin.trips.update({ trip_id, trip_data, ...edited }),
      ...functionsOf(tripContent),
      drafts: { entity: 'trips', bodyOf: tripContent.dataOf, valuesOfBody: tripContent.valuesOfBody } as never,
      fields: contentHistory(contentFields.trips).fields as never,
      unsent: ['host_info'],
      alts: { featured_image: 'featured_image_alt' },
      overrides: {
        vendor_id: fc.constantFrom(...vendorIds),
        featured_image: tripPicture,
        trip_images: fc
          .tuple(uniqueUrls(tripPictures), fc.constantFrom('Dawn', 'A ford', null))
          .map(([urls, caption]) => urls.map((image_url) => ({ image_url, alt: caption && 'A path', caption }))),
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
    blogs: {
      entity: 'blogs',
      schema: blogDataSchema as never,
      store: async () => (await aBlog(db, { status: 'published' })).id,
      load: (blog_id) => admin.blogs.get({ blog_id }),
      save: (blog_id, blog_data, edited) => admin.blogs.update({ blog_id, blog_data, ...edited }),
      ...functionsOf(blogContent),
      drafts: { entity: 'blogs', bodyOf: blogContent.dataOf, valuesOfBody: blogContent.valuesOfBody } as never,
      fields: contentHistory(contentFields.blogs).fields as never,
      alts: { featured_image: 'featured_image_alt' },
      overrides: {
        slug: fc.stringMatching(/^[a-z]{8,12}$/),
        body: fc.constantFrom('<p>Tea.</p>', '<p>Rain.</p>', '<h2>Ghats</h2><p>Steps.</p>'),
        featured_image: fc.constantFrom(...blogPictures),
        trip_ids: fc.shuffledSubarray(tripIds),
      },
    },
    categories: {
      entity: 'categories',
      schema: categoryDataSchema as never,
      store: async () => {
        const [row] = await db.update(categories).set({ featured_image: tripPictures[0]! }).returning()
        return row!.id
      },
      load: async (id) => (await admin.categories.list()).find((each) => each.id === id)!,
      save: (category_id, category_data, edited) => admin.categories.update({ category_id, category_data, ...edited }),
      valuesOf: categoryValuesOf as never,
      dataOf: categoryDrafts.bodyOf as never,
      valuesOfVersion: (({ featured_image: _beside, ...version }: Body) => version) as never,
      drafts: categoryDrafts as never,
      fields: categoryHistory.fields as never,
      alts: { featured_image: 'featured_image_alt' },
    },
    vendors: {
      entity: 'vendors',
      schema: vendorDataSchema as never,
      store: async () => vendorIds[0]!,
      load: (vendor_id) => admin.vendors.get({ vendor_id }),
      save: (vendor_id, vendor_data) => admin.vendors.update({ vendor_id, vendor_data }),
      ...functionsOf(vendorContent),
      fields: contentHistory(contentFields.vendors).fields as never,
      alts: { portrait: 'portrait_alt' },
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
    testimonials: {
      entity: 'testimonials',
      schema: testimonialDataSchema as never,
      store: async () => (await aTestimonial(db)).id,
      load: (testimonial_id) => admin.testimonials.get({ testimonial_id }),
      save: (testimonial_id, testimonial_data) => admin.testimonials.update({ testimonial_id, testimonial_data }),
      ...functionsOf(testimonialContent),
      fields: contentHistory(contentFields.testimonials).fields as never,
      alts: { photo: 'photo_alt' },
      overrides: {
        photo: tripPicture,
        trip_id: fc.constantFrom(...tripIds),
        travelled_on: fc.constantFrom('2024-05', '2023-11'),
      },
    },
    hero_images: {
      entity: 'hero_images',
      schema: heroImageChangeSchema as never,
      store: async () => (await aHeroImage(db)).id,
      load: async (id) => (await admin.heroImages.list()).find((each) => each.id === id) as never,
      save: (hero_image_id, data) => admin.heroImages.update({ hero_image_id, ...(data as object) }),
      valuesOf: (({ title, picture }: { title: string; picture: { alt: string } }) => ({
        title,
        alt: picture.alt,
      })) as never,
      dataOf: (values) => values,
      valuesOfVersion: (({ title, alt }: Body) => ({ title, alt })) as never,
      fields: contentHistory(heroImageTexts).fields as never,
      unsent: ['is_active'],
      alts: { image_url: 'alt' },
    },
    pictures: {
      entity: 'pictures',
      schema: pictureDataSchema as never,
      store: async () => tripPictures[0]!,
      load: async (url) =>
        (await admin.pictures.list({ page_size: 100 })).items.find((each) => each.url === url) as never,
      save: (image_url, picture_data) => admin.pictures.update({ image_url, picture_data }),
      valuesOf: (({ alt, focal_x, focal_y }: Body) => ({ alt, focal_x, focal_y })) as never,
      dataOf: (values) => values,
      valuesOfVersion: (version) => version as object,
      fields: contentHistory(contentFields.pictures).fields as never,
      overrides: { focal_x: fc.constantFrom(0.25, 0.5, 0.75), focal_y: fc.constantFrom(0.25, 0.5, 0.75) },
    },
  }
  return types[name as keyof typeof types]
}
