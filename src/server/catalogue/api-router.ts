import { blogHandlers } from './blogs/public-handlers.ts'
import { categoryHandlers } from './categories/public-handlers.ts'
import { heroImageHandlers } from './hero-images/public-handlers.ts'
import { regionHandlers } from './regions/public-handlers.ts'
import { api } from './shell/api.ts'
import { siteHandlers } from './site/handlers.ts'
import { testimonialHandlers } from './testimonials/public-handlers.ts'
import { tripHandlers } from './trips/public-handlers.ts'

/** Every handler, in the shape of the contract. */
export const apiRouter = api.router({
  site: siteHandlers,
  categories: categoryHandlers,
  trips: tripHandlers,
  regions: regionHandlers,
  testimonials: testimonialHandlers,
  blogs: blogHandlers,
  heroImages: heroImageHandlers,
})

export type ApiRouter = typeof apiRouter
