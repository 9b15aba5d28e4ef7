import type { ExchangedNoun } from '#contract/admin/exchange/nouns.ts'
import { blogSheet } from './blog-sheet.ts'
import type { Sheet } from './sheet.ts'
import { testimonialSheet } from './testimonial-sheet.ts'
import { tripSheet } from './trip-sheet.ts'
import { vendorSheet } from './vendor-sheet.ts'

export const sheets: Record<ExchangedNoun, Sheet> = {
  trips: tripSheet,
  vendors: vendorSheet,
  testimonials: testimonialSheet,
  blogs: blogSheet,
}
