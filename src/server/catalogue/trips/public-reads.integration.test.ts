import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { noTripFacts } from '#contract/trip-details/trip-facts.ts'
import { featuredTripsDefault } from '#contract/trips.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { anItineraryDay, aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

const titles = (trips: { title: string }[]) => trips.map(({ title }) => title)
const daysAgo = (days: number) => new Date(Date.UTC(2026, 5, 30) - days * 86_400_000)

/** A picture of the factory as the API returns it. */
const pictureAt = (url: string | null) => ({
  url,
  width: 1600,
  height: 1067,
  color: '#385830',
  focal_x: 0.5,
  focal_y: 0.5,
  alt: 'Mist over a sal forest at sunrise',
})

describeWithDatabase('one trip', (open) => {
  it('has exactly the fields of the contract', async () => {
    const { db, api } = open()
    const vendor = await aVendor(db, { rating: 4.7 })
    const moment = new Date('2026-03-02T18:30:00.123Z')
    const trip = await aTrip(db, { vendor_id: vendor.id, created_at: moment, updated_at: moment, price: 125_000.5 })
    const image = await aTripImage(db, { trip_id: trip.id })
    const testimonial = await aTestimonial(db, { trip_id: trip.id, created_at: moment })
    expect(await api.trips.get({ id: trip.id })).toEqual({
      id: trip.id,
      title: trip.title,
      category: 'Wildlife Escapes',
      region: 'Madhya Pradesh',
      price: 125_000.5,
      duration: 5,
      short_description: 'Four drives and a walk through the sal forest.',
      featured_image: trip.featured_image,
      featured_picture: pictureAt(trip.featured_image),
      share_image: expect.stringMatching(new RegExp(`^/media/cards/trips/${trip.id}/[\\da-f]{16}\\.jpg$`)),
      highlights: trip.highlights,
      vendor: {
        id: vendor.id,
        vendor_name: vendor.vendor_name,
        rating: 4.7,
        number_of_trips: 340,
        years_of_experience: 12,
        region: 'Madhya Pradesh',
      },
      vendor_id: vendor.id,
      description: 'The sal forest in winter, four drives and a walk.',
      host_info: 'Sal Forest Walks, Madhya Pradesh',
      status: 'published',
      featured: false,
      show_vendor_info: true,
      inclusions: ['Four nights', 'All meals'],
      exclusions: ['Flights'],
      itinerary: trip.itinerary,
      ...noTripFacts,
      fact_texts: expect.objectContaining({ total: '₹1,31,251 with GST', route: null }),
      facts_line: '',
      created_at: '2026-03-02T18:30:00.123Z',
      updated_at: '2026-03-02T18:30:00.123Z',
      trip_images: [
        {
          id: image.id,
          trip_id: trip.id,
          image_url: image.image_url,
          alt: null,
          caption: 'Chital at a dawn pool',
          sort_order: 1,
          picture: pictureAt(image.image_url),
        },
      ],
      testimonials: [
        {
          id: testimonial.id,
          name: testimonial.name,
          by_invitation: false,
          content: testimonial.content,
          rating: 5,
          travelled_on: null,
          place: null,
          photo: null,
          trip_id: trip.id,
          trip: { title: trip.title },
          created_at: '2026-03-02T18:30:00.123Z',
        },
      ],
      host: { portrait: null, words: null, spoken_languages: [], verified_checks: [], verified_on: null },
      similar: [],
      stories: [],
    })
  })

  it('has null or empty lists for fields that were not filled in', async () => {
    const { db, api } = open()
    const none = { vendor_id: null, featured_image: null, short_description: null, host_info: null }
    const trip = await aTrip(db, { ...none, highlights: [], inclusions: [], exclusions: [], itinerary: [] })
    expect(await api.trips.get({ id: trip.id })).toMatchObject({
      ...none,
      vendor: null,
      featured_picture: null,
      highlights: [],
      itinerary: [],
      trip_images: [],
      testimonials: [],
    })
  })

  it('has its images in order and its testimonials newest first', async () => {
    const { db, api } = open()
    const trip = await aTrip(db)
    for (const sort_order of [3, 1, 2])
      await aTripImage(db, { trip_id: trip.id, sort_order, caption: `No. ${sort_order}` })
    for (const days of [2, 1, 3])
      await aTestimonial(db, { trip_id: trip.id, name: `${days}`, created_at: daysAgo(days) })
    const { trip_images, testimonials } = await api.trips.get({ id: trip.id })
    expect(trip_images.map(({ caption }) => caption)).toEqual(['No. 1', 'No. 2', 'No. 3'])
    expect(testimonials.map(({ name }) => name)).toEqual(['1', '2', '3'])
  })

  it('includes older itinerary days with a hotel name, and texts of any script', async () => {
    const { db, api } = open()
    const itinerary = [anItineraryDay({ accommodation_name: null, hotel_name: 'लेह “गेस्ट” हाउस 🏔' })]
    const trip = await aTrip(db, { itinerary, highlights: ['₹ & "quoted", {braces}', 'tab\tand\nbreak'] })
    expect(await api.trips.get({ id: trip.id })).toMatchObject({ itinerary, highlights: trip.highlights })
  })

  it('includes nothing of a hidden vendor', async () => {
    const { db, api } = open()
    const vendor = await aVendor(db, { vendor_name: 'Hidden Hosts' })
    const trip = await aTrip(db, { vendor_id: vendor.id, host_info: 'Hidden Hosts, Goa', show_vendor_info: false })
    const results = [await api.trips.get({ id: trip.id }), await api.trips.list(), await api.trips.cards()]
    expect(results[0]).toMatchObject({ vendor: null, vendor_id: null, host_info: null, show_vendor_info: false })
    expect(JSON.stringify(results)).not.toMatch(new RegExp(`Hidden Hosts|${vendor.id}`))
  })

  it.each([
    ['a draft', async () => (await aTrip(open().db, { status: 'draft' })).id],
    ['an unknown id', async () => randomUUID()],
    ['no id at all', async () => "1' or '1'='1"],
  ])('is not found for %s', async (_name, id) => {
    await expect(open().api.trips.get({ id: await id() })).rejects.toMatchObject({
      defined: true,
      code: 'TRIP_NOT_FOUND',
      status: 404,
      message: 'Trip not found or not available',
    })
  })
})

describeWithDatabase('lists of trips', (open) => {
  it('have published trips, newest first, both as trips and as cards', async () => {
    const { db, api } = open()
    await aTrip(db, { title: 'old', created_at: daysAgo(9) })
    await aTrip(db, { title: 'new', created_at: daysAgo(1) })
    await aTrip(db, { title: 'draft', created_at: daysAgo(2), status: 'draft' })
    await aTrip(db, { title: 'middle', created_at: daysAgo(5) })
    expect(titles(await api.trips.list())).toEqual(['new', 'middle', 'old'])
    expect(titles(await api.trips.cards())).toEqual(['new', 'middle', 'old'])
  })

  it('have a stable order of trips with the same date', async () => {
    const { db, api } = open()
    for (let count = 0; count < 6; count += 1) await aTrip(db, { created_at: daysAgo(1), vendor_id: null })
    const all = (await api.trips.cards()).map(({ id }) => id)
    const pages = [await api.trips.cards({ limit: 4 }), await api.trips.cards({ limit: 4, offset: 4 })]
    expect(pages.flat().map(({ id }) => id)).toEqual(all)
    expect(all).toEqual([...all].sort())
  })

  it('can be filtered by category and region, regardless of blanks around the region', async () => {
    const { db, api } = open()
    await aTrip(db, { title: 'a', region: '  Kerala ', category: 'Wellness Retreats', created_at: daysAgo(1) })
    await aTrip(db, { title: 'b', region: 'Kerala', category: 'Wildlife Escapes', created_at: daysAgo(2) })
    await aTrip(db, { title: 'c', region: 'Kerala', category: 'Wellness Retreats', created_at: daysAgo(3) })
    await aTrip(db, { title: 'd', region: 'Assam', category: 'Wellness Retreats', created_at: daysAgo(4) })
    expect(titles(await api.trips.cards({ category: 'Wellness Retreats' }))).toEqual(['a', 'c', 'd'])
    expect(titles(await api.trips.cards({ region: 'Kerala' }))).toEqual(['a', 'b', 'c'])
    expect(titles(await api.trips.list({ category: 'Wellness Retreats', region: ' Kerala ' }))).toEqual(['a', 'c'])
    expect(await api.trips.cards({ region: 'kerala%' })).toEqual([])
    expect((await api.trips.cards({ region: 'Kerala' }))[0]?.region).toBe('Kerala')
  })

  it('are limited to one page, and paginated by limit and offset', async () => {
    const { db, api } = open()
    for (let day = 0; day < 102; day += 1) {
      await aTrip(db, { title: `day ${day}`, created_at: daysAgo(day), vendor_id: null, featured_image: null })
    }
    expect(await api.trips.cards()).toHaveLength(100)
    expect(await api.trips.list()).toHaveLength(100)
    expect(titles(await api.trips.list({ limit: 2, offset: 99 }))).toEqual(['day 99', 'day 100'])
    expect(await api.trips.list({ offset: 102 })).toEqual([])
  })

  it('include vendor and images of trips', async () => {
    const { db, api } = open()
    const picture = await aPicture(db)
    const trip = await aTrip(db)
    await aTripImage(db, { trip_id: trip.id, image_url: picture.url })
    const [listed] = await api.trips.list()
    expect(listed).toMatchObject({ vendor: { id: trip.vendor_id }, trip_images: [{ image_url: picture.url }] })
    expect(listed).not.toHaveProperty('testimonials')
  })
})

describeWithDatabase('featured trips', (open) => {
  it('are the published featured ones, newest first, three by default', async () => {
    const { db, api } = open()
    for (let day = 1; day <= 7; day += 1) await aTrip(db, { title: `${day}`, featured: true, created_at: daysAgo(day) })
    await aTrip(db, { title: 'plain', created_at: daysAgo(0) })
    await aTrip(db, { title: 'draft', featured: true, status: 'draft', created_at: daysAgo(0) })
    expect(titles(await api.trips.featured())).toEqual(['1', '2', '3'])
    expect(titles(await api.trips.featured({ limit: 6 }))).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(featuredTripsDefault).toBe(3)
  })
})
