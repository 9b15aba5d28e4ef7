import type { FixedPage } from './fixed-page.ts'

export const homePage: FixedPage = {
  name: 'home',
  path: '/',
  title: 'Curated Trips across India',
  description: null,
  card: {
    kicker: 'Curated journeys',
    title: 'Put India in your hands',
    facts: ['Trips curated by local experts across India'],
    picture: 'hero',
  },
}
