import { pageQuery, useSite } from '../shell/queries/site-query.ts'
import { useQuery } from '../shell/queries/use-query.ts'
import { RichText } from '../shell/rich-text.tsx'
import { Benefits } from './benefits.tsx'
import { Eligibility } from './eligibility.tsx'
import { GetStarted } from './get-started.tsx'
import { PartnerCategories } from './partner-categories.tsx'
import { PartnerHero } from './partner-hero.tsx'
import { PartnerQuotes } from './partner-quotes.tsx'
import { partnerText } from './partner-text.ts'
import { PartnershipProcess } from './partnership-process.tsx'
import { SuccessFigures } from './success-figures.tsx'
import { VendorTypes } from './vendor-types.tsx'

/** Specification 2.9. */
export function PartnerPage() {
  const site = useSite()
  const texts = useQuery(pageQuery('partner'))
  const text = partnerText(site, texts)
  return (
    <>
      <PartnerHero text={text.hero} applicationUrl={site.application_url} />
      <Benefits text={text.benefits} />
      <SuccessFigures heading={text.success.heading} figures={texts.figures} />
      <PartnerCategories text={text.categories} />
      <Eligibility text={text.eligibility} />
      <VendorTypes text={text.vendorTypes} />
      <PartnershipProcess text={text.process} />
      {text.testimonials.items.length > 0 ? <PartnerQuotes text={text.testimonials} /> : null}
      <RichText html={texts.more} />
      <GetStarted text={text.getStarted} applicationUrl={site.application_url} />
    </>
  )
}
