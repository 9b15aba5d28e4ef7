import type { FixedPage } from './fixed-page.ts'

export const blogsPage: FixedPage = {
  name: 'blogs',
  path: '/blogs',
  title: 'Travel Stories & Insights',
  description:
    'Written by people who were there: what the season does to a place, what to eat, how to behave, and when to say nothing.',
  card: { kicker: 'Blogs', facts: ['Written by people who were there'], picture: 'story' },
}
