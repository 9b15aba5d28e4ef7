import type { ComponentType } from 'react'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { SettingsSection } from '#contract/settings/sections.ts'
import { CompanySample, SocialSample } from './company-sample.tsx'
import { ContactsSample, EnquiriesSample, ProposalsSample, WhatsappSample } from './contact-samples.tsx'
import {
  AboutSample,
  AdviceSample,
  ContactPageSample,
  FoundersSample,
  HomeSample,
  LegalSample,
  PartnerSample,
} from './page-samples.tsx'
import { FiguresSample, RatesSample, TaxesSample } from './figure-samples.tsx'
import type { SectionValues } from '../section-content.ts'
import type { SampleProps } from './sample-props.ts'
import { pageOf } from './section-pages.ts'
import styles from './samples.module.css'

const samples: { [Section in SettingsSection]: ComponentType<SampleProps<Section>> } = {
  company: CompanySample,
  home: HomeSample,
  contacts: ContactsSample,
  social: SocialSample,
  whatsapp: WhatsappSample,
  figures: FiguresSample,
  taxes: TaxesSample,
  rates: RatesSample,
  advice: AdviceSample,
  about: AboutSample,
  founders: FoundersSample,
  partner: PartnerSample,
  contact: ContactPageSample,
  legal: LegalSample,
  enquiries: EnquiriesSample,
  proposals: ProposalsSample,
}

interface SectionSampleProps extends Pick<SampleProps<never>, 'pictures'> {
  section: SettingsSection
  values: SectionValues
  all: AdminSettings[]
}

/** Preview of what readers will see with the current input. */
export function Sample({ section, values, pictures, all }: SectionSampleProps) {
  const Shown = samples[section] as ComponentType<Omit<SampleProps<never>, 'values'> & { values: SectionValues }>
  const brand = String(all.find((each) => each.section === 'company')?.values.brand_name ?? '')
  return (
    <div role="group" aria-label="What readers see" className={styles.sample}>
      <p className={styles.heading}>
        What readers see{' '}
        <a href={pageOf[section]} target="_blank" rel="noopener" className={styles.link}>
          Open the page
        </a>
      </p>
      <Shown values={values} pictures={pictures} brand={brand} />
    </div>
  )
}
