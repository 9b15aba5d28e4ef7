import { blogFields } from './blog-fields.ts'
import type { Fields } from './field.ts'
import { categoryFields, categoryPicture, heroImageFields, pictureFields, regionFields } from './small-fields.ts'
import { testimonialFields } from './testimonial-fields.ts'
import { tripFields } from './trip-fields.ts'
import { vendorFields } from './vendor-fields.ts'

/** The fields of every content type, by its table. */
export const contentFields = {
  trips: tripFields,
  vendors: vendorFields,
  blogs: blogFields,
  testimonials: testimonialFields,
  hero_images: heroImageFields,
  categories: { ...categoryFields, ...categoryPicture },
  regions: regionFields,
  pictures: pictureFields,
} as const satisfies Record<string, Fields>
