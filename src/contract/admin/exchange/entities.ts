import { z } from 'zod'

/** Entities that can be exported and imported: docs/import-export.md. */
export const exchangedEntities = ['trips', 'vendors', 'testimonials', 'blogs'] as const
export const exchangedEntitySchema = z.enum(exchangedEntities)
export type ExchangedEntity = (typeof exchangedEntities)[number]

export const exchangeFormats = ['csv', 'json'] as const
export const exchangeFormatSchema = z.enum(exchangeFormats)
export type ExchangeFormat = (typeof exchangeFormats)[number]

/** One and several, as the lists name them. */
export const exchangedNames: Record<ExchangedEntity, readonly [string, string]> = {
  trips: ['trip', 'trips'],
  vendors: ['vendor', 'vendors'],
  testimonials: ['testimonial', 'testimonials'],
  blogs: ['story', 'stories'],
}
