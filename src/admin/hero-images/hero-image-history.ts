import { asText, fieldOf, historyKind } from '../shell/history/history-kind.ts'

export interface HeroImageValues {
  title: string
  alt: string
}

const field = fieldOf<HeroImageValues, keyof HeroImageValues>

export const heroImageHistory = historyKind<'hero_images', HeroImageValues>(({ title, alt }) => ({ title, alt }), {
  title: field('title', 'Image Title', asText),
  alt: field('alt', 'Alternative text', asText),
})
