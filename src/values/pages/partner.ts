import type { FixedPage } from './fixed-page.ts'

export const partnerPage: FixedPage = {
  name: 'partner',
  path: '/partner',
  title: 'Partner with Us',
  description:
    'For hosts, guides, healers, cooks and expedition leaders across India: what working with us is like, what we look for, and how to apply.',
  card: { kicker: 'For local experts', facts: ['For hosts, guides, healers and cooks'], picture: 'palm' },
}
