import { mapRegionIds } from '#values/map-regions.ts'
import { adminMessages } from '../messages.ts'
import { pictureLimits } from '../pictures.ts'
import type { Fields } from './field.ts'

/** Fields of an existing hero image, whose picture stays. */
export const heroImageTexts = {
  title: {
    kind: 'text',
    label: 'Image Title',
    limit: 120,
    missing: adminMessages.heroImages.titleRequired,
    required: true,
    public: 'card',
  },
  alt: { kind: 'alt', label: 'Alternative text', of: 'image_url', record: 'picture', blank: '', public: false },
} as const satisfies Fields

export const heroImageFields = {
  ...heroImageTexts,
  image_url: {
    kind: 'picture',
    label: 'Picture',
    bucket: 'hero-images',
    required: true,
    public: 'card',
  },
} as const satisfies Fields

/** The name is fixed. The picture is set by its own call, at once, and is no part of a draft. */
export const categoryFields = {
  title: { kind: 'text', label: 'Title', limit: 120, required: true, public: 'card' },
  description: { kind: 'text', label: 'Description', limit: 1000, lines: [3, 8], blank: '', public: 'card' },
  featured_image_alt: {
    kind: 'alt',
    label: 'Alternative text',
    of: 'featured_image',
    record: 'featured_picture',
    blank: '',
    public: false,
  },
} as const satisfies Fields

export const categoryPicture = {
  featured_image: {
    kind: 'picture',
    label: 'Image',
    bucket: 'category-images',
    blank: null,
    public: 'card',
  },
} as const satisfies Fields

export const regionFields = {
  name: { kind: 'text', label: 'Name', limit: 80, required: true, public: 'card' },
  map_id: { kind: 'choice', label: 'Shape on the map', options: mapRegionIds, blank: null, public: 'card' },
  words: {
    kind: 'text',
    label: 'Words',
    hint: 'Above the journeys of the region',
    limit: 600,
    lines: [3, 8],
    blank: null,
    public: 'page',
  },
} as const satisfies Fields

const focal = { kind: 'focal', label: 'Focal point', blank: 0.5, public: 'card' } as const

export const pictureFields = {
  alt: { kind: 'text', label: 'Alternative text', limit: pictureLimits.alt, blank: '', public: 'card' },
  focal_x: { ...focal, from: 'the left' },
  focal_y: { ...focal, from: 'the top', with: 'focal_x' },
} as const satisfies Fields
