import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  exchangedEntities,
  exchangeFormats,
  type ExchangedEntity,
  type ExchangeFormat,
} from '#contract/admin/exchange/entities.ts'
import { withoutRecording } from '#server/platform/db/writes/operations.ts'
import { blogs, testimonials, trips, vendors } from '#server/platform/db/schema.ts'
import { checkedImport, exportedText, ranImport } from '#tests/support/database/imports.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'

/** Texts that spreadsheets, CSV or SQL may misread. */
const snippets = [
  ',',
  ';',
  '"',
  '""',
  "'",
  "'=",
  '=1+1',
  '+91',
  '-5',
  '@sum',
  '＝1',
  '\n',
  '\r\n',
  '\t',
  '[',
  '[1]',
  '["a"]',
  '{}',
  '007',
  '1e5',
  'true',
  'null',
  '\\',
  '\\n',
  '%',
  '$1',
  'हाथी',
  'ठहराव 🐘',
  '👩‍🌾',
  'é',
  'Ω',
  'a',
  'B c',
  '2: 3',
  'x'.repeat(90),
  '​',
]

/** Characters as the limits count them, and no half of one. */
const upTo = (max: number, text: string) =>
  text
    .trim()
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
const text = (max: number) =>
  fc
    .array(fc.constantFrom(...snippets), { minLength: 1, maxLength: 6 })
    .map((parts) => upTo(max, parts.join('')) || 'plain')
const texts = (max: number) => fc.array(text(max), { maxLength: 4 })
const unique = (values: string[]) =>
  values.filter((value, index) => values.findIndex((each) => each.toLowerCase() === value.toLowerCase()) === index)

const catalogue = fc.record({
  vendors: fc.array(fc.record({ name: text(100), words: text(300), phone: text(30), checks: texts(100) }), {
    minLength: 1,
    maxLength: 3,
  }),
  trips: fc.array(
    fc.record({
      title: text(120),
      description: text(500),
      lines: texts(200),
      caption: text(160),
      question: text(200),
      places: texts(80),
      price: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  said: fc.array(fc.record({ name: text(100), content: text(500) }), { minLength: 1, maxLength: 3 }),
  stories: fc.array(fc.record({ title: text(150), body: text(500), tags: texts(40) }), { minLength: 1, maxLength: 3 }),
})

type Catalogue = typeof catalogue extends fc.Arbitrary<infer Value> ? Value : never

/** Stored through the calls of the forms. */
async function store({ adminApi: { admin }, db }: TestDatabase, made: Catalogue): Promise<void> {
  const { url } = await aPicture(db)
  const hosts: string[] = []
  for (const { name, words, phone, checks } of made.vendors) {
    const { id } = await admin.vendors.create({
      vendor_data: {
        vendor_name: name,
        region: 'Kerala',
        words,
        phone,
        verified_checks: checks,
        rating: 4.5,
        social_handles: { website: 'https://walks.example/?a=1,2' },
      },
    })
    hosts.push(id)
  }
  const stored: string[] = []
  for (const { title, description, lines, caption, question, places, price } of made.trips) {
    const { id } = await admin.trips.create({
      trip_data: aTripPayload({
        title,
        description,
        price,
        region: 'Kerala',
        vendor_id: hosts[price % hosts.length]!,
        featured_image: url,
        highlights: lines,
        inclusions: lines,
        itinerary: [{ title, description, meal_plan: caption }],
        trip_images: [
          { image_url: url, caption },
          { image_url: url, alt: caption, caption: null },
          { image_url: url, alt: upTo(160, title), caption },
        ],
        best_months: [10, 11],
        group_size_min: 2,
        languages: [...new Set(places.map((place) => upTo(50, place)).filter(Boolean))],
        group_prices: [{ people: 2, price }],
        faqs: [{ question, answer: description }],
        stops: [{ name: upTo(100, caption), latitude: 10.5, longitude: 76.25, day: null }],
        start_place: upTo(100, title),
        featured: price % 2 === 0,
      }),
    })
    stored.push(id)
  }
  for (const [index, { name, content }] of made.said.entries()) {
    await admin.testimonials.create({
      testimonial_data: { name, content, rating: 1 + index, trip_id: stored[index] ?? null, travelled_on: '2026-03' },
    })
  }
  for (const [index, { title, body, tags }] of made.stories.entries()) {
    await admin.blogs.create({
      blog_data: {
        title,
        slug: `story-${index}`,
        body: `<p>${body.replaceAll('<', '')}</p>`,
        status: index === 0 ? 'published' : 'draft',
        tags: unique(tags),
        trip_ids: stored.slice(0, 2),
      },
    })
  }
}

async function exportedAll(test: TestDatabase): Promise<Record<ExchangedEntity, unknown>> {
  const all = await Promise.all(
    exchangedEntities.map(async (entity) => [entity, JSON.parse(await exportedText(test, entity, 'json'))]),
  )
  return JSON.parse(JSON.stringify(Object.fromEntries(all)), (name, value: unknown) =>
    name === 'updated_at' ? undefined : value,
  ) as Record<ExchangedEntity, unknown>
}

async function emptied({ db }: TestDatabase): Promise<void> {
  await db.transaction(async (tx) => {
    await withoutRecording(tx)
    for (const table of [testimonials, blogs, trips, vendors]) await tx.delete(table)
  })
}

/** Referenced content types come first. */
const order: ExchangedEntity[] = ['vendors', 'trips', 'testimonials', 'blogs']

describeWithDatabase('export and import', (open) => {
  it.each(exchangeFormats)(
    'as %s of everything into an empty database lose nothing',
    async (format: ExchangeFormat) => {
      await fc.assert(
        fc.asyncProperty(catalogue, async (made) => {
          await emptied(open())
          await store(open(), made)
          const before = await exportedAll(open())
          const files = await Promise.all(order.map((entity) => exportedText(open(), entity, format)))
          for (const [index, entity] of order.entries()) {
            const again = await checkedImport(open(), { entity, format, text: files[index]! })
            expect(again.rows, `${entity}, where they are`).toMatchObject({ create: 0, update: 0, problem: 0 })
          }
          await emptied(open())
          for (const [index, entity] of order.entries()) {
            const found = await checkedImport(open(), { entity, format, text: files[index]!, part: 700 })
            const { items } = await open().adminApi.admin.imports.rows({ import_id: found.id, outcome: 'problem' })
            expect(items, entity).toEqual([])
            expect(await ranImport(open(), found), entity).toMatchObject({ state: 'imported' })
          }
          expect(await exportedAll(open())).toEqual(before)
        }),
        { numRuns: 6 },
      )
    },
  )
})
