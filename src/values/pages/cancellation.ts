import type { FixedPage } from './fixed-page.ts'

export const cancellationPage: FixedPage = {
  name: 'cancellation',
  path: '/cancellation',
  title: 'Cancellation Policy',
  description: 'What a cancelled journey costs, what is returned, and how soon: for travellers and for their hosts.',
  card: { kicker: 'Legal', facts: ['What is returned, and how soon'], picture: 'palm' },
}
