import type { FixedPage } from './fixed-page.ts'

export const journeysPage: FixedPage = {
  name: 'journeys',
  path: '/journeys',
  title: 'All journeys across India',
  description: 'Every journey in one list: choose by experience, month, length, price, pace and place.',
  card: { kicker: 'Journeys', facts: ['By month, length, price and place'], picture: 'hero' },
}
