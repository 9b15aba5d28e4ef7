import type { FixedPage } from './fixed-page.ts'

export const privacyPage: FixedPage = {
  name: 'privacy',
  path: '/privacy',
  title: 'Privacy Policy',
  description:
    'What we learn about you when you use this website, why we need it, who else sees it, and how to have it corrected or erased.',
  card: { kicker: 'Legal', facts: ['What we learn about you, and why'], picture: 'palm' },
}
