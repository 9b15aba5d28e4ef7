import type { ExchangedEntity } from '#contract/admin/exchange/entities.ts'
import { blogSheet } from './blog-sheet.ts'
import type { Sheet } from './sheet.ts'
import { testimonialSheet } from './testimonial-sheet.ts'
import { tripSheet } from './trip-sheet.ts'
import { vendorSheet } from './vendor-sheet.ts'

export const sheets: Record<ExchangedEntity, Sheet> = {
  trips: tripSheet,
  vendors: vendorSheet,
  testimonials: testimonialSheet,
  blogs: blogSheet,
}
