import type { FixedPage } from './fixed-page.ts'

export const aboutPage: FixedPage = {
  name: 'about',
  path: '/about',
  title: 'About Us',
  description:
    'Why we keep a short list of local experts across India, how we check everyone on it, and the promises you can hold us to while you travel.',
  card: {
    kicker: 'About us',
    title: 'A short list of local experts',
    facts: ['Who we are, and how we check'],
    picture: 'palm',
  },
}
