import { z } from 'zod'

/** Nouns that can be exported and imported: docs/import-export.md. */
export const exchangedNouns = ['trips', 'vendors', 'testimonials', 'blogs'] as const
export const exchangedNounSchema = z.enum(exchangedNouns)
export type ExchangedNoun = (typeof exchangedNouns)[number]

export const exchangeFormats = ['csv', 'json'] as const
export const exchangeFormatSchema = z.enum(exchangeFormats)
export type ExchangeFormat = (typeof exchangeFormats)[number]

/** One and several, as the lists name them. */
export const exchangedNames: Record<ExchangedNoun, readonly [string, string]> = {
  trips: ['trip', 'trips'],
  vendors: ['vendor', 'vendors'],
  testimonials: ['testimonial', 'testimonials'],
  blogs: ['story', 'stories'],
}
