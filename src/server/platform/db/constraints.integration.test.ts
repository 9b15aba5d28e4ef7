import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { savedViewLimits } from '#contract/admin/lists/saved-views.ts'
import { pushLimits } from '#contract/admin/installation/push.ts'
import { previewLimits } from '#contract/admin/drafts/previews.ts'
import { buckets, pictureLimits } from '#contract/pictures.ts'
import { enquiryLimits } from '#contract/enquiries.ts'
import { personLength } from '#contract/http/person-header.ts'
import { contentFields } from '#contract/content/content-fields.ts'
import type { Field, FieldOf } from '#contract/content/field.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { hostInfoLimit } from '#contract/trips.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { categoryNames } from '#values/categories.ts'
import { categories, regions, trips } from './schema.ts'

/** @returns the name of the constraint or index that a write violates. */
async function brokenBy(write: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await write.then(
    () => new Error('the write was accepted'),
    (failure: unknown) => (failure as { cause?: unknown }).cause ?? failure,
  )
  return (error as { constraint?: string }).constraint ?? (error as Error).message
}

describeWithDatabase('limits of the database', (open) => {
  async function checks(): Promise<string[]> {
    const rows = await open().db.execute(sql`
      select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) as text from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace`)
    return (rows as unknown as { rows: { text: string }[] }).rows.map(({ text }) => text)
  }

  /** Upper limits in the checks, by table and column. */
  async function largest(expression: RegExp): Promise<Record<string, number>> {
    const found = (await checks()).flatMap((text) => {
      const [, column, max] = expression.exec(text) ?? []
      return column ? [[`${text.split(' ')[0]}.${column}`, Number(max)] as const] : []
    })
    return Object.fromEntries(found)
  }

  /** Limits of the declared fields, by table and column. */
  function declared(limitOf: (field: Field) => number | undefined): Record<string, number> {
    const limits = Object.entries(contentFields).flatMap(([table, fields]) =>
      Object.entries<Field>(fields).map(([name, field]) => [`${table}.${name}`, limitOf(field)] as const),
    )
    return Object.fromEntries(limits.filter(([, limit]) => Number.isFinite(limit))) as Record<string, number>
  }

  it('are the declared lengths', async () => {
    const texts = new Set<Field['kind']>(['text', 'region', 'slug', 'rich'])
    expect(await largest(/length\((\w+)\) <= (\d+)/)).toEqual({
      ...declared((field) => (texts.has(field.kind) ? (field as FieldOf<'text'>).limit : undefined)),
      'enquiries.email': enquiryLimits.email,
      'enquiries.taken_by': personLength,
      'enquiries.name': enquiryLimits.name,
      'enquiries.notes': enquiryLimits.notes,
      'enquiries.phone': enquiryLimits.phone,
      'enquiries.words': enquiryLimits.words,
      'pictures.original_name': pictureLimits.originalName,
      'pictures.url': pictureLimits.url,
      'previews.label': previewLimits.label,
      'push_devices.label': pushLimits.label,
      'saved_views.name': savedViewLimits.name,
      'trip_images.alt': tripFields.trip_images.alt,
      'trip_images.caption': tripFields.trip_images.caption,
      'trips.host_info': hostInfoLimit,
    })
  })

  it('are the declared counts of entries', async () => {
    expect(await largest(/cardinality\((\w+)\) <= (\d+)/)).toEqual(
      declared((field) => (field.kind === 'list' || field.kind === 'references' ? field.max : undefined)),
    )
  })

  it('are the declared numbers', async () => {
    const numbers = new Set<Field['kind']>(['number', 'money', 'count'])
    expect(await largest(/\((\w+) <= \(?(\d+)\)?(?:::[a-z ]+)?\)/)).toEqual({
      ...declared((field) => (numbers.has(field.kind) ? (field as FieldOf<'count'>).max : undefined)),
      'enquiries.month': 12,
      'enquiries.people': enquiryLimits.people,
      'pictures.focal_x': 1,
      'pictures.focal_y': 1,
    })
  })

  it('are the contract’s fixed names', async () => {
    const text = (await checks()).join('\n')
    for (const name of [...categoryNames, ...buckets, 'draft', 'published']) expect(text).toContain(`'${name}'::text`)
  })
})

type Write = (test: TestDatabase, value: never) => Promise<unknown>

/** The last accepted and the first rejected value of a limit, and the constraint that rejects it. */
const borders: [constraint: string, write: Write, inside: unknown[], outside: unknown[]][] = [
  ['testimonials_rating', ({ db }, rating) => aTestimonial(db, { rating }), [1, 5], [0, 6, -1]],
  ['testimonials_name', ({ db }, name) => aTestimonial(db, { name }), ['a', 'ल'.repeat(120)], ['', 'a'.repeat(121)]],
  ['testimonials_content', ({ db }, content) => aTestimonial(db, { content }), ['a'], ['']],
  ['vendors_rating', ({ db }, rating) => aVendor(db, { rating }), [1, 5, null], [0.9, 5.1]],
  ['vendors_years_of_experience', ({ db }, years) => aVendor(db, { years_of_experience: years }), [0, 200], [-1, 201]],
  ['vendors_number_of_trips', ({ db }, count) => aVendor(db, { number_of_trips: count }), [0], [-1]],
  ['vendors_vendor_name', ({ db }, name) => aVendor(db, { vendor_name: name }), ['a'], ['']],
  ['vendors_social_handles', ({ db }, links) => aVendor(db, { social_handles: links }), [{}], [[], 'x']],
  ['trips_price', ({ db }, price) => aTrip(db, { price }), [1, 100_000_000], [0, -1, 100_000_000.01]],
  ['trips_duration', ({ db }, duration) => aTrip(db, { duration }), [1, 365], [0, -1, 366]],
  ['trips_status', ({ db }, status) => aTrip(db, { status }), ['draft'], ['gone', '']],
  ['trips_title', ({ db }, title) => aTrip(db, { title }), ['🐅'.repeat(160)], ['', 'a'.repeat(161)]],
  ['trips_itinerary', ({ db }, itinerary) => aTrip(db, { itinerary }), [[]], [{}, 'x']],
  ['trips_highlights', ({ db }, highlights) => aTrip(db, { highlights }), [[]], [Array.from({ length: 51 }, String)]],
  ['trip_images_sort_order', ({ db }, order) => aTripImage(db, { sort_order: order }), [1, 5], [0, -1]],
  ['blogs_slug_form', ({ db }, slug) => aBlog(db, { slug }), ['a-b-2'], ['A', 'a--b', '-a', 'a b', 'लद्दाख']],
  ['blogs_tags', ({ db }, tags) => aBlog(db, { tags }), [null, ['a']], [[]]],
  ['blogs_published', ({ db }, body) => aBlog(db, { body }), ['<p>a</p>'], ['']],
  ['blogs_published', ({ db }, at) => aBlog(db, { published_at: at }), [new Date()], [null]],
  ['hero_images_title', ({ db }, title) => aHeroImage(db, { title }), ['a'], ['']],
  ['pictures_color', ({ db }, color) => aPicture(db, { color }), ['#00ff9a'], ['red', '#00FF9A', '#00ff9a;']],
  ['pictures_size', ({ db }, width) => aPicture(db, { width }), [1], [0, -1]],
  ['pictures_focal_x', ({ db }, focal_x) => aPicture(db, { focal_x }), [0, 1], [-0.1, 1.1]],
  [
    'regions_name_trimmed',
    ({ db }, name) => db.insert(regions).values({ name }),
    ['Nowhere'],
    [' Nowhere', 'Nowhere '],
  ],
]

describeWithDatabase('the database accepts the limit itself and rejects one more', (open) => {
  it.each(borders)('%s', async (constraint, write, inside, outside) => {
    for (const value of inside) await write(open(), value as never)
    for (const value of outside) expect(await brokenBy(write(open(), value as never)), String(value)).toBe(constraint)
  })
})

describeWithDatabase('unique in the database are', (open) => {
  it('slugs of blogs, drafts too', async () => {
    const { db } = open()
    await aBlog(db, { slug: 'one', status: 'draft' })
    expect(await brokenBy(aBlog(db, { slug: 'one' }))).toBe('blogs_slug_unique')
  })

  it('the active hero image', async () => {
    const { db } = open()
    await aHeroImage(db, { is_active: true })
    await aHeroImage(db)
    await aHeroImage(db)
    expect(await brokenBy(aHeroImage(db, { is_active: true }))).toBe('hero_images_one_active')
  })

  it('positions of a trip’s images', async () => {
    const { db } = open()
    const { trip_id } = await aTripImage(db)
    expect(await brokenBy(aTripImage(db, { trip_id }))).toBe('trip_images_order')
    await aTripImage(db, { trip_id, sort_order: 2 })
  })

  it('names of regions, whatever their case', async () => {
    const again = open().db.insert(regions).values({ name: 'kerala' })
    expect(await brokenBy(again)).toBe('regions_name_unique')
  })
})

describeWithDatabase('the database', (open) => {
  it('rejects references to missing rows, and removal of referenced ones', async () => {
    const { db } = open()
    const missing = '00000000-0000-4000-8000-000000000000'
    expect(await brokenBy(aTrip(db, { vendor_id: missing }))).toBe('trips_vendor_id_vendors_id_fk')
    expect(await brokenBy(aTrip(db, { category: 'Elsewhere' as never }))).toBe('trips_category')
    expect(await brokenBy(aTrip(db, { featured_image: '/x' }))).toBe('trips_featured_image_pictures_url_fk')
    expect(await brokenBy(aTestimonial(db, { trip_id: missing }))).toBe('testimonials_trip_id_trips_id_fk')
    await aTrip(db)
    expect(await brokenBy(db.delete(categories))).toBe('trips_category_categories_name_fk')
  })

  it('removes images with their trip', async () => {
    const { db } = open()
    await aTripImage(db)
    await db.delete(trips)
    expect(await db.execute(sql`select 1 from trip_images`)).toMatchObject({ rows: [] })
  })

  it('begins with four categories and the 36 states and union territories', async () => {
    const { db } = open()
    expect([await db.$count(categories), await db.$count(regions)]).toEqual([4, 36])
  })
})
