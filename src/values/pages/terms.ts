import type { FixedPage } from './fixed-page.ts'

export const termsPage: FixedPage = {
  name: 'terms',
  path: '/terms',
  title: 'Terms of Use',
  description:
    'The terms of this website and of the journeys that begin here: prices, bookings, cancellations and refunds, conduct and liability.',
  card: { kicker: 'Legal', facts: ['This website and the journeys that begin here'], picture: 'palm' },
}
