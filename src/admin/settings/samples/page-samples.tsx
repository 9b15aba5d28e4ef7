import { Box, Image } from '@mantine/core'
import { declaredSections } from '#contract/settings/sections.ts'
import { plainText } from '#values/format/excerpt.ts'
import { variantUrl } from '#values/pictures/picture-variants.ts'
import type { SampleProps } from './sample-props.ts'
import styles from './samples.module.css'

/** Hero and introduction. */
export function HomeSample({ values }: SampleProps<'home'>) {
  return (
    <>
      <div className={styles.foot}>
        <p className={styles.title}>{values.headline}</p>
        <p>{values.line}</p>
        <Box component="p" className={styles.button} bg="var(--color-paper)" c="var(--color-ink)">
          {values.button}
        </Box>
      </div>
      <div className={styles.page}>
        {values.eyebrow ? <p className={styles.small}>{values.eyebrow}</p> : null}
        <p className={styles.title}>{values.heading}</p>
        <p>{values.intro}</p>
        <Box component="p" className={styles.button} bg="transparent" c="inherit" bd="1px solid">
          {values.contact_button}
        </Box>
      </div>
    </>
  )
}

/** The beginning of the page. */
export function AboutSample({ values }: SampleProps<'about'>) {
  return (
    <div className={styles.page}>
      <p className={styles.title}>{values.heading}</p>
      <p>{values.lead}</p>
      <Parts heading="Our Mission" texts={[values.mission]} />
      <Parts heading="Our Vision" texts={[values.vision]} />
      <Parts heading="What We Hold To" texts={titlesOf(values.values)} />
      <Parts heading="How It Works" texts={titlesOf(values.steps)} />
    </div>
  )
}

const adviceFields = declaredSections.advice.fields
const adviceNames = Object.keys(adviceFields) as (keyof typeof adviceFields)[]

/** As trip pages show it. */
export function AdviceSample({ values }: SampleProps<'advice'>) {
  const filled = adviceNames.filter((name) => values[name])
  if (filled.length === 0) return <p>Without a text here, a trip page shows its own alone.</p>
  return (
    <div className={styles.page}>
      {filled.map((name) => (
        <Parts key={name} heading={adviceFields[name].label} texts={[values[name]]} />
      ))}
    </div>
  )
}

export function PartnerSample({ values }: SampleProps<'partner'>) {
  return (
    <div className={styles.page}>
      <p>{values.lead}</p>
      {values.application_url ? <p className={styles.button}>Apply Now</p> : null}
      <Parts heading="Benefits" texts={titlesOf(values.benefits)} />
      <Parts heading="Eligibility criteria" texts={titlesOf(values.criteria)} />
      <Parts heading="Process" texts={titlesOf(values.steps)} />
      <p>{values.application_note}</p>
    </div>
  )
}

export function ContactPageSample({ values }: SampleProps<'contact'>) {
  return (
    <div className={styles.page}>
      <p className={styles.title}>{values.heading}</p>
      <p>{values.lead}</p>
      {values.faqs.map(({ key, topic, question, answer }) => (
        <div key={key} className={styles.rule}>
          <p className={styles.small}>{topic}</p>
          <p className={styles.value}>{question}</p>
          <p>{plainText(answer)}</p>
        </div>
      ))}
    </div>
  )
}

/** The dates, and the table of contents of each text. */
export function LegalSample({ values }: SampleProps<'legal'>) {
  const texts = [
    ['Privacy Policy', 'privacy'],
    ['Terms of Use', 'terms'],
    ['Cancellation Policy', 'cancellation'],
  ] as const
  return (
    <div className={styles.page}>
      {texts.map(([title, name]) => {
        const html = values[name]
        if (html === '') return <p key={name}>{title}: without a text there is no such page.</p>
        if (name === 'cancellation' && !values.cancellation_confirmed)
          return <p key={name}>{title}: no page until you confirm the text.</p>
        return (
          <div key={name}>
            <p className={styles.value}>{title}</p>
            <p>{values[`${name}_date`]}</p>
            <ul>
              {[...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([whole, heading]) => (
                <li key={whole}>{plainText(heading!)}</li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

export function FoundersSample({ values, pictures }: SampleProps<'founders'>) {
  if (values.founders.length === 0) return <p>The about page shows this part once you add a founder.</p>
  return (
    <div className={styles.page}>
      <p className={styles.title}>{values.heading}</p>
      {values.founders.map(({ key, name, role, photo, words }) => (
        <div key={key} className={styles.rule}>
          {photo && pictures.some(({ url }) => url === photo) ? (
            <Image src={variantUrl(photo, 320, 'webp')} alt="" w="8rem" style={{ aspectRatio: '4 / 5' }} />
          ) : null}
          <p>{words}</p>
          <p className={styles.value}>{name}</p>
          <p>{role}</p>
        </div>
      ))}
    </div>
  )
}

function Parts({ heading, texts }: { heading: string; texts: string[] }) {
  return (
    <div className={styles.rule}>
      <p className={styles.value}>{heading}</p>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

function titlesOf(rows: SampleProps<'about'>['values']['steps']): string[] {
  return rows.map(({ title }) => title)
}
