import { expect, it } from 'vitest'
import { checksOf } from '#values/checks/check-names.ts'
import { ownLinksIn, storyFindings } from '#values/checks/story-findings.ts'
import { tripFindings } from '#values/checks/trip-findings.ts'
import { vendorFindings } from '#values/checks/vendor-findings.ts'
import { checkedStoryOf } from '#admin/blogs/checks/checked-story.ts'
import { blogContent } from '#admin/blogs/blog-values.ts'
import { checkedTripOf } from '#admin/trips/checks/checked-trip.ts'
import { tripContent } from '#admin/trips/trip-values.ts'
import { checkedVendorOf } from '#admin/vendors/checks/checked-vendor.ts'
import { vendorContent } from '#admin/vendors/vendor-form.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { anItineraryDay, aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { seededRandom, type Random } from '../../seed/random.ts'

/** A text of so many characters, some of which take several bytes or two units of UTF-16. */
const textOf = (random: Random, length: number) =>
  Array.from({ length }, () => random.pick(['a', 'e', 'ह', '₹', '🐅'])).join('')

const lengths = { description: [1, 199, 200, 201, 900], summary: [0, 49, 50, 51, 155, 156, 300], title: [1, 70, 71] }

/** Those whose lists have a filter by check. */
type ListedEntity = Exclude<keyof typeof checksOf, 'categories'>

/** Ids that the list finds for each check, of items that have one. */
async function listed({ adminApi }: TestDatabase, entity: ListedEntity): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const check of checksOf[entity]) {
    const { items, total } = await adminApi.admin[entity].list({ check: check as never, page_size: 100 })
    expect(items.length).toBe(total)
    for (const { id } of items) found.set(id, [...(found.get(id) ?? []), check])
  }
  return found
}

/** What the dashboard counts, as the lists find it. */
async function expectSameCounts({ adminApi }: TestDatabase, entity: ListedEntity, found: Map<string, string[]>) {
  let counts = await adminApi.admin.dashboard.issues()
  while (counts.counting) counts = await adminApi.admin.dashboard.issues()
  const { issues } = counts
  for (const check of checksOf[entity]) {
    const { live = 0, drafts = 0 } = issues.find((each) => each.entity === entity && each.check === check) ?? {}
    const expected = [...found.values()].filter((checks) => checks.includes(check)).length
    expect(live + drafts, `${entity} ${check}`).toBe(expected)
  }
}

async function aRandomTrip({ db }: TestDatabase, random: Random, vendors: (string | null)[], untold: string) {
  const duration = random.between(1, 6)
  const trip = await aTrip(db, {
    vendor_id: random.pick(vendors),
    show_vendor_info: random.chance(0.7),
    featured_image: random.pick([null, untold, (await aPicture(db)).url]),
    status: random.pick(['published', 'draft']),
    category: random.pick(['Wildlife Escapes', 'Wellness Retreats']),
    region: random.pick(['Assam', 'Kerala', 'Goa']),
    price: random.pick([480, 7000, 12_000, 30_000, 40_000, 480_000]),
    duration,
    description: textOf(random, random.pick(lengths.description)),
    short_description: textOf(random, random.pick(lengths.summary)) || null,
    highlights: Array.from({ length: random.between(0, 4) }, (_, index) => `Highlight ${index}`),
    itinerary: Array.from({ length: random.pick([0, duration, random.between(1, 6)]) }, (_, index) =>
      anItineraryDay({ day: index + 1 }),
    ),
  })
  if (random.chance(0.3)) {
    const image_url = random.pick([untold, (await aPicture(db)).url])
    await aTripImage(db, { trip_id: trip.id, alt: random.pick([null, 'Dawn']), image_url })
  }
  if (random.chance(0.5)) await aTestimonial(db, { trip_id: trip.id })
  return trip.id
}

describeWithDatabase('the checks of lists and the dashboard', (open) => {
  it('find the same issues of trips as the rules of the form', async () => {
    const test = open()
    const { db, adminApi } = test
    const random = seededRandom(20_261_124)
    const { url: untold } = await aPicture(db, { alt: '' })
    const talking = await aVendor(db, { words: 'We walk.' })
    const vendors = [null, (await aVendor(db, { words: null })).id, talking.id]
    const ids: string[] = []
    for (let index = 0; index < 60; index++) ids.push(await aRandomTrip(test, random, vendors, untold))
    const found = await listed(test, 'trips')
    const seen = new Set<string>()
    for (const trip_id of ids) {
      const trip = await adminApi.admin.trips.get({ trip_id })
      const { vendor_id, category, region } = trip
      const asked = {
        entity: 'trips',
        item_id: trip_id,
        category,
        region,
        ...(vendor_id ? { vendor_id } : {}),
      } as const
      const comparables = await adminApi.admin.checks.comparables(asked)
      const checks = tripFindings(checkedTripOf(tripContent.valuesOf(trip)), comparables).map(({ check }) => check)
      expect(found.get(trip_id)?.toSorted() ?? []).toEqual(checks.toSorted())
      for (const check of checks) seen.add(check)
    }
    expect([...seen].toSorted()).toEqual([...checksOf.trips].toSorted())
    await expectSameCounts(test, 'trips', found)
  })

  it('find the same issues of stories as the rules of the form', async () => {
    const test = open()
    const { db, adminApi } = test
    const { url: untold } = await aPicture(db, { alt: '', bucket: 'blog-images' })
    const { url: within } = await aPicture(db, { bucket: 'blog-images' })
    const [live, draft] = [await aTrip(db), await aTrip(db, { status: 'draft' })]
    const hidden = await aTrip(db, { show_vendor_info: false })
    const other = await aBlog(db, { status: 'draft' })
    const { slug } = await aBlog(db)
    const long = `<p>${'word '.repeat(300)}</p>`
    const link = (address: string) => `<p><a href="${address}">There</a></p>`
    const bodies = {
      sound: [
        long,
        long + link(`/trip/${live.id}/kanha?month=3#days`) + link(`/blog/${slug}/`) + link(`/host/${live.vendor_id}`),
        long + link('https://elsewhere.example/trip/1') + link('/category/wildlife') + link('/journeys?region=Goa'),
        long + link('/') + link('/saved?trips=1') + `<img src="${within}" alt="Mist &gt; fog">`,
      ],
      broken: ['/trip/none', `/trip/${draft.id}`, `/blog/${other.slug}`, `/host/${hidden.vendor_id}`, '/gone', '/trip'],
    }
    const stories = [
      ...bodies.sound.map((body) => ({ body })),
      ...bodies.broken.map((address) => ({ body: long + link('/about') + link(address) })),
      { body: `${long}<img src="${within}" alt="">` },
      { body: `${long}<img src="${within}">` },
      { body: '<p>Short.</p>', tags: null, featured_image: null, title: 'x'.repeat(71) },
      { body: long, featured_image: untold, title: 'ह'.repeat(70), status: 'draft' as const },
    ]
    const ids: string[] = [other.id]
    for (const story of stories) ids.push((await aBlog(db, story)).id)
    const found = await listed(test, 'blogs')
    const seen = new Set<string>()
    for (const blog_id of ids) {
      const blog = await adminApi.admin.blogs.get({ blog_id })
      const { broken_links } = await adminApi.admin.checks.comparables({
        entity: 'blogs',
        links: ownLinksIn(blog.body),
      })
      const checks = storyFindings(checkedStoryOf(blogContent.valuesOf(blog)), broken_links).map(({ check }) => check)
      expect(found.get(blog_id)?.toSorted() ?? [], blog.body.slice(-120)).toEqual(checks.toSorted())
      for (const check of checks) seen.add(check)
    }
    expect([...seen].toSorted()).toEqual([...checksOf.blogs].toSorted())
    const linking = [...found].filter(([, checks]) => checks.includes('links'))
    expect(linking.length).toBe(bodies.broken.length)
    await expectSameCounts(test, 'blogs', found)
  })

  it('find the same issues of vendors as the rules of the form', async () => {
    const test = open()
    const { db, adminApi } = test
    const portraits = [null, (await aPicture(db)).url, (await aPicture(db, { alt: '' })).url]
    const ids: string[] = []
    for (const portrait of portraits) {
      for (const words of [null, '', 'We walk.']) ids.push((await aVendor(db, { portrait, words })).id)
    }
    const found = await listed(test, 'vendors')
    for (const vendor_id of ids) {
      const vendor = await adminApi.admin.vendors.get({ vendor_id })
      const checks = vendorFindings(checkedVendorOf(vendorContent.valuesOf(vendor))).map(({ check }) => check)
      expect(found.get(vendor_id)?.toSorted() ?? []).toEqual(checks.toSorted())
    }
    await expectSameCounts(test, 'vendors', found)
  })
})
