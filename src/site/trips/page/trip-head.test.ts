import { describe, expect, it } from 'vitest'
import type { SiteProfile } from '#contract/site.ts'
import type { TripDetail } from '#contract/trips.ts'
import { aPictureDetail, aTripDetail, aTripImageDetail } from '#tests/support/factories/trip-payload.ts'
import { tripHead } from './trip-head.ts'
import { galleryPictures, jpegUrl } from '../trip-pictures.ts'

const site = { brand_name: 'Hatheli', site_url: 'https://hatheli.example' } as SiteProfile

function structuredData(trip: TripDetail) {
  const meta = tripHead(trip, site).meta as Record<string, unknown>[]
  return meta.find((entry) => 'script:ld+json' in entry)?.['script:ld+json'] as Record<string, unknown> | undefined
}

describe('metadata of a trip page', () => {
  it('contains structured data with absolute URLs of its pictures, and the readable address', () => {
    const [product] = structuredData(aTripDetail())!['@graph'] as Record<string, unknown>[]
    expect(product).toMatchObject({
      name: 'Kanha at Walking Pace',
      description: 'Four drives.',
      image: ['https://hatheli.example/media/trip-images/1-a.jpg/1280.jpeg'],
      url: expect.stringMatching(/\/trip\/[^/]+\/kanha-at-walking-pace$/) as string,
    })
  })

  it('marks the preview of a draft as noindex', () => {
    const draft = aTripDetail({ status: 'draft' })
    expect(tripHead(draft, site).meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(structuredData(draft)).toBeUndefined()
  })
})

describe('the gallery', () => {
  it('begins with the featured picture, followed by four others in their order', () => {
    const trip = aTripDetail({ trip_images: [5, 1, 3, 2, 4].map((order) => aTripImageDetail(order)) })
    expect(galleryPictures(trip).map(({ key }) => key)).toEqual([
      'featured',
      'image-1',
      'image-2',
      'image-3',
      'image-4',
    ])
  })

  it('uses the alternative text of the trip, else of the picture, else the caption, else the title', () => {
    const trip = aTripDetail({
      featured_picture: null,
      trip_images: [
        aTripImageDetail(1, { alt: 'Two deer drink', caption: 'Dawn' }),
        aTripImageDetail(2, { caption: 'Dawn' }),
        aTripImageDetail(3, { caption: 'Dawn', picture: aPictureDetail({ alt: '' }) }),
        aTripImageDetail(4, { picture: aPictureDetail({ alt: '' }) }),
      ],
    })
    expect(galleryPictures(trip).map(({ alt }) => alt)).toEqual([
      'Two deer drink',
      'A tiger',
      'Dawn',
      'Kanha at Walking Pace',
    ])
  })

  it('is empty without pictures', () => {
    expect(galleryPictures(aTripDetail({ featured_picture: null }))).toEqual([])
  })

  it('links to an existing variant', () => {
    expect(jpegUrl(aPictureDetail(), 1920)).toBe('/media/trip-images/1-a.jpg/1280.jpeg')
    expect(jpegUrl(aPictureDetail({ width: 200 }), 1920)).toBe('/media/trip-images/1-a.jpg/320.jpeg')
  })
})
