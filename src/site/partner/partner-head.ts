import type { SiteProfile } from '#contract/site.ts'
import { largestJpeg } from '../shell/fixed-picture.tsx'
import { pageHead } from '../shell/page-head.ts'
import { hostVerandah } from './partner-pictures.ts'

export function partnerHead(site: SiteProfile | undefined) {
  return pageHead({
    site,
    title: 'Partner with Us',
    description:
      'For hosts, guides, healers, cooks and expedition leaders across India: what working with us is like, what we look for, and how to apply.',
    path: '/partner',
    image: largestJpeg(hostVerandah),
  })
}
