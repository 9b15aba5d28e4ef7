import type { FixedPage } from './fixed-page.ts'

export const contactPage: FixedPage = {
  name: 'contact',
  path: '/contact',
  title: 'Contact',
  description:
    'Ask about a journey, a season, a road or a dish: how to reach us, how soon we answer, and what travellers ask most often.',
  card: {
    kicker: 'Contact',
    title: 'Ask about a journey',
    facts: ['How to reach us, and how soon we answer'],
    picture: 'palm',
  },
}
