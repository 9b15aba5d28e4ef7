import { Anchor, Group } from '@mantine/core'
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
import styles from './samples.module.css'

/** The page on which a section shows first, and what it shows there. */
const samples: {
  [Section in SettingsSection]: readonly [page: string, sample: ComponentType<SampleProps<Section>>]
} = {
  company: ['/', CompanySample],
  home: ['/', HomeSample],
  contacts: ['/contact', ContactsSample],
  social: ['/', SocialSample],
  whatsapp: ['/contact', WhatsappSample],
  figures: ['/', FiguresSample],
  taxes: ['/journeys', TaxesSample],
  rates: ['/journeys', RatesSample],
  advice: ['/journeys', AdviceSample],
  about: ['/about', AboutSample],
  founders: ['/about', FoundersSample],
  partner: ['/partner', PartnerSample],
  contact: ['/contact', ContactPageSample],
  legal: ['/privacy', LegalSample],
  enquiries: ['/enquire', EnquiriesSample],
  proposals: ['/p', ProposalsSample],
}

export function pageOf(section: SettingsSection): string {
  return samples[section][0]
}

interface SectionSampleProps extends Pick<SampleProps<never>, 'pictures'> {
  section: SettingsSection
  values: SectionValues
  all: AdminSettings[]
}

/** Preview of what readers will see with the current input. */
export function Sample({ section, values, pictures, all }: SectionSampleProps) {
  const [page, sample] = samples[section]
  const Shown = sample as ComponentType<SampleProps<never>>
  const brand = String(all.find((each) => each.section === 'company')?.values.brand_name ?? '')
  return (
    <div role="group" aria-label="What readers see" className={styles.sample}>
      <Group component="p" justify="space-between" gap="0.25rem 1rem" fw={600}>
        What readers see
        <Anchor href={page} target="_blank" rel="noopener" underline="always" py="0.5rem">
          Open the page
        </Anchor>
      </Group>
      <Shown values={values as never} pictures={pictures} brand={brand} />
    </div>
  )
}
