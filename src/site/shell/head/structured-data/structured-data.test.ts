import { describe, expect, it } from 'vitest'
import type { Host } from '#contract/hosts.ts'
import { unknownToSchemaOrg } from '#tests/support/schema-org.ts'
import { placeholderContacts } from '#values/placeholder-contacts.ts'
import { aSiteProfile } from '#tests/support/factories/site-profile.ts'
import { aTripDetail } from '#tests/support/factories/trip-payload.ts'
import { faqData } from './faq-data.ts'
import { hostData } from './host-data.ts'
import { tripListData } from './list-data.ts'
import { homeData } from './organization.ts'
import { storyData } from './story-data.ts'
import { tripData } from './trip-data.ts'

const site = aSiteProfile()

const contacts = {
  phone: '+91 80 1234 5678',
  email: 'hello@company.test',
  partner_email: 'partners@company.test',
  address: '1 Residency Road, Bangalore 560 025, India',
}

const story = {
  id: '297c8b4e-3f0a-4d7c-9b1e-2f6a7c8d9e0f',
  slug: 'the-tiger-hour',
  title: 'The Tiger Hour',
  tags: ['Wildlife'],
  featured_image: '/media/blog-images/1-a.jpg',
  featured_picture: null,
  start: 'At ten to six …',
  reading_minutes: 5,
  published_at: '2026-10-28T03:30:00.000Z',
  created_at: '2026-10-01T03:30:00.000Z',
  updated_at: '2026-10-29T03:30:00.000Z',
  body: '<p>At ten to six …</p>',
  status: 'published' as const,
  share_image: '/media/cards/blogs/1/2.jpg',
  trips: [],
}

const trip = aTripDetail()

const host = {
  vendor_name: 'Sal Forest Walks',
  portrait: null,
  spoken_languages: ['Hindi', 'Gondi'],
} as unknown as Host

const facts = { site, description: 'Four drives.', images: ['/media/trip-images/1-a.jpg/1280.jpeg'] }

describe('structured data', () => {
  it.each([
    ['home', homeData({ ...site, ...contacts }, { card: '/media/cards/pages/home.jpg' })],
    ['trip', tripData(trip, facts)],
    ['story', storyData(story, { site, description: 'At ten to six …' })],
    ['category', tripListData(site, { name: 'Wildlife Escapes', path: '/category/wildlife', trips: [trip] })],
    ['host', hostData(host, { site, description: 'Walks.', path: '/host/1' })],
    ['contact', faqData([{ question: 'When?', answer: 'In winter.' }])],
  ])('of the %s page contains types and properties of schema.org only', (_page, schemas) => {
    expect(schemas.length).toBeGreaterThan(0)
    expect(unknownToSchemaOrg(schemas)).toEqual([])
  })

  it('would be found out if it did not', () => {
    const wrong = [
      { '@type': 'Trek' },
      { '@type': 'Person', price: 1 },
      { '@type': 'TouristTrip', offers: { '@type': 'Person' } },
      { name: 'nobody' },
    ]
    expect(wrong.map((each) => unknownToSchemaOrg(each).length)).toEqual([1, 1, 1, 1])
    expect(unknownToSchemaOrg({ '@type': ['Product', 'TouristTrip'], itinerary: [], category: 'x' })).toEqual([])
  })

  it('names the profiles and the logo of the settings', () => {
    const url = 'https://www.instagram.com/hatheli'
    const logo = { url: '/media/site-images/1-a.png', width: 640, height: 320 }
    const own = aSiteProfile({ logo, social_links: [{ name: 'Instagram', url }] })
    const [organization] = homeData(own, { card: '/media/cards/pages/home.jpg' })
    expect(unknownToSchemaOrg([organization])).toEqual([])
    expect(organization).toMatchObject({
      sameAs: [url],
      logo: { url: `https://hatheli.example${logo.url}`, width: 640 },
    })
  })

  it('names contacts that are configured, and never a placeholder', () => {
    const card = '/media/cards/pages/home.jpg'
    expect(homeData({ ...site, ...contacts }, { card })[0]).toMatchObject({
      telephone: contacts.phone,
      email: contacts.email,
      address: contacts.address,
      contactPoint: [
        { contactType: 'customer service', telephone: contacts.phone },
        { contactType: 'partners', email: contacts.partner_email },
      ],
    })
    const text = JSON.stringify(homeData(site, { card }))
    for (const placeholder of Object.values(placeholderContacts)) expect(text).not.toContain(placeholder)
    expect(text).not.toContain('contactPoint')
  })

  it('of a trip has its price, its days and where it leads, but no ratings, which may be defaults', () => {
    const [product, trail] = tripData(trip, facts)
    expect(product).toMatchObject({
      '@type': ['Product', 'TouristTrip'],
      image: ['https://hatheli.example/media/trip-images/1-a.jpg/1280.jpeg'],
      offers: { price: trip.price, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    })
    expect(product!.itinerary).toContainEqual(expect.objectContaining({ '@type': 'Place', name: 'Madhya Pradesh' }))
    expect(trail).toMatchObject({ itemListElement: [{ name: 'Home' }, { name: trip.category }, { name: trip.title }] })
    expect(JSON.stringify(product)).not.toMatch(/rating|review|4\.5/i)
  })

  it('of a trip without days, place and pictures has none of them', () => {
    const [product] = tripData(aTripDetail({ itinerary: [], region: ' ' }), { ...facts, images: [] })
    expect(product).not.toHaveProperty('itinerary')
    expect(product).not.toHaveProperty('image')
  })
})
