import { blogConditions } from './blogs/admin-queries.ts'
import { prepareBody } from './blogs/body.ts'
import { blogType } from './blogs/content-type.ts'
import { categoryType } from './categories/content-type.ts'
import type { ContentTypes, ExchangeParts } from '../api/content-type.ts'
import { whereOf } from '../api/filters.ts'
import type { PrepareRichText } from '../api/rich-text.ts'
import { heroImageSwitch } from './hero-images/live-switch.ts'
import { testimonialConditions } from './testimonials/testimonial-filters.ts'
import { tripType } from './trips/content-type.ts'
import { tripConditions } from './trips/trip-filters.ts'
import { vendorConditions } from './vendors/admin-queries.ts'

const contentTypes: ContentTypes = { trips: tripType, blogs: blogType, categories: categoryType }

const richText: PrepareRichText = async (tx, html) => (await prepareBody(tx, html)).body

const exchange: ExchangeParts = {
  listed: {
    trips: (filters) => whereOf(tripConditions, filters),
    vendors: (filters) => whereOf(vendorConditions, filters),
    testimonials: (filters) => whereOf(testimonialConditions, filters),
    blogs: (filters) => whereOf(blogConditions, filters),
  },
  prepareBody,
}

/** The content types, for handlers and jobs that treat all of them alike. */
export const contentParts = { contentTypes, heroImageSwitch, richText, exchange }
