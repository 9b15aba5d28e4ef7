import { aboutPage } from './about.ts'
import { blogsPage } from './blogs.ts'
import { cancellationPage } from './cancellation.ts'
import { contactPage } from './contact.ts'
import type { FixedPage } from './fixed-page.ts'
import { homePage } from './home.ts'
import { journeysPage } from './journeys.ts'
import { partnerPage } from './partner.ts'
import { privacyPage } from './privacy.ts'
import { termsPage } from './terms.ts'

/** In the order of the sitemap; a page that is not here is found by no search engine. */
export const fixedPages: FixedPage[] = [
  homePage,
  journeysPage,
  blogsPage,
  aboutPage,
  partnerPage,
  contactPage,
  privacyPage,
  termsPage,
]

/** The fixed pages; one with an optional text exists only if the settings have that text. */
export function publicPages({ cancellation }: { cancellation: boolean }): FixedPage[] {
  return cancellation ? [...fixedPages, cancellationPage] : fixedPages
}
