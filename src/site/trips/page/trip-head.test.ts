import { describe, expect, it } from 'vitest'
import type { Picture } from '#contract/pictures.ts'
import type { SiteProfile } from '#contract/site.ts'
import type { TripDetail, TripImage } from '#contract/trips.ts'
import { tripHead } from './trip-head.ts'
import { galleryPictures, jpegUrl } from '../trip-pictures.ts'

const id = '4e3b84e1-567d-4672-9b42-cfec137d4957'
const site = { brand_name: 'Hatheli', site_url: 'https://hatheli.example' } as SiteProfile

function aPicture(fields: Partial<Picture> = {}): Picture {
  const url = '/media/trip-images/1-a.jpg'
  return { url, width: 1800, height: 1200, color: '#123456', focal_x: 0.5, focal_y: 0.5, alt: 'A tiger', ...fields }
}

function anImage(sort_order: number, fields: Partial<TripImage> = {}): TripImage {
  return {
    id: `image-${sort_order}`,
    trip_id: id,
    image_url: '/media/trip-images/1-a.jpg',
    caption: null,
    sort_order,
    picture: aPicture(),
    ...fields,
  }
}

function aTripDetail(fields: Partial<TripDetail> = {}): TripDetail {
  return {
    id,
    title: 'Kanha: Tiger Country',
    category: 'Wildlife Escapes',
    region: 'Madhya Pradesh',
    price: 58_500,
    duration: 5,
    short_description: 'Four drives.',
    featured_image: '/media/trip-images/1-a.jpg',
    featured_picture: aPicture(),
    highlights: [],
    vendor: null,
    vendor_id: null,
    description: 'Five days.',
    host_info: null,
    status: 'published',
    featured: false,
    show_vendor_info: true,
    inclusions: [],
    exclusions: [],
    itinerary: [],
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    trip_images: [],
    testimonials: [],
    share_image: '/media/cards/trips/4e3b84e1-567d-4672-9b42-cfec137d4957/0a1b2c3d4e5f6071.jpg',
    ...fields,
  }
}

function structuredData(trip: TripDetail) {
  const meta = tripHead(trip, site).meta as Record<string, unknown>[]
  return meta.find((entry) => 'script:ld+json' in entry)?.['script:ld+json'] as Record<string, unknown> | undefined
}

describe('metadata of a trip page', () => {
  it('contains price, place and absolute image URL', () => {
    expect(structuredData(aTripDetail())).toMatchObject({
      '@type': 'TouristTrip',
      name: 'Kanha: Tiger Country',
      description: 'Four drives.',
      image: 'https://hatheli.example/media/trip-images/1-a.jpg/1280.jpeg',
      itinerary: { '@type': 'Place', name: 'Madhya Pradesh' },
      offers: { price: 58_500, priceCurrency: 'INR' },
    })
  })

  it('contains no ratings, which may be defaults', () => {
    expect(JSON.stringify(structuredData(aTripDetail()))).not.toMatch(/rating|4\.5/i)
  })

  it('omits a missing picture and place', () => {
    const facts = structuredData(aTripDetail({ featured_picture: null, region: '' }))
    expect(facts).not.toHaveProperty('image')
    expect(facts).not.toHaveProperty('itinerary')
  })

  it('marks the preview of a draft as noindex', () => {
    const draft = aTripDetail({ status: 'draft' })
    expect(tripHead(draft, site).meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(structuredData(draft)).toBeUndefined()
  })
})

describe('the gallery', () => {
  it('begins with the featured picture, followed by four others in their order', () => {
    const trip = aTripDetail({ trip_images: [5, 1, 3, 2, 4].map((order) => anImage(order)) })
    expect(galleryPictures(trip).map(({ key }) => key)).toEqual([
      'featured',
      'image-1',
      'image-2',
      'image-3',
      'image-4',
    ])
  })

  it('uses the caption as alternative text, else the stored text, else the title', () => {
    const trip = aTripDetail({
      featured_picture: null,
      trip_images: [
        anImage(1, { caption: 'Chital at dawn' }),
        anImage(2),
        anImage(3, { picture: aPicture({ alt: '' }) }),
      ],
    })
    expect(galleryPictures(trip).map(({ alt }) => alt)).toEqual(['Chital at dawn', 'A tiger', 'Kanha: Tiger Country'])
  })

  it('is empty without pictures', () => {
    expect(galleryPictures(aTripDetail({ featured_picture: null }))).toEqual([])
  })

  it('links to an existing variant', () => {
    expect(jpegUrl(aPicture(), 1920)).toBe('/media/trip-images/1-a.jpg/1280.jpeg')
    expect(jpegUrl(aPicture({ width: 200 }), 1920)).toBe('/media/trip-images/1-a.jpg/320.jpeg')
  })
})
