import type { SiteProfile } from '#contract/site.ts'
import { largestJpeg } from '../shell/fixed-picture.tsx'
import { pageHead } from '../shell/page-head.ts'
import { mapHands } from './about-pictures.ts'

export function aboutHead(site: SiteProfile | undefined) {
  return pageHead({
    site,
    title: 'About Us',
    description:
      'Why we keep a short list of local experts across India, how we check everyone on it, and the promises you can hold us to while you travel.',
    path: '/about',
    image: largestJpeg(mapHands),
  })
}
