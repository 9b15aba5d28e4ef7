import { Group, Stack } from '@mantine/core'
import { declaredSections, settingLabel, type SectionFields } from '#contract/settings/sections.ts'
import { Menu, Search } from '#ui/icons.tsx'
import { Logo } from '#ui/logo.tsx'
import { variantUrl } from '#values/pictures/picture-variants.ts'
import type { SampleProps } from './sample-props.ts'
import styles from './samples.module.css'

/** Samples of the browser's tab, and of the head (wide and on a phone) and foot of every page. */
export function CompanySample({ values }: SampleProps<'company'>) {
  const { brand_name, tagline, copyright_year, favicon, logo, logo_dark, accent } = values
  const icon = favicon ?? logo
  const brand = <Brand values={values} logo={logo} />
  return (
    <Stack gap="1rem" data-accent={accent}>
      <p className={styles.tab}>
        {icon ? <Small url={icon} className={styles.icon} /> : <Logo className={styles.icon} />}
        <span className={styles.name}>{brand_name}</span>
      </p>
      <div className={styles.bar}>
        {brand}
        <p className={styles.button}>Enquire</p>
      </div>
      <div className={`${styles.bar} ${styles.phone}`}>
        {brand}
        <Search />
        <Menu />
      </div>
      <div className={styles.foot}>
        <Brand values={values} logo={logo_dark ?? logo} />
        <p>{tagline}</p>
        <p className={styles.rule}>
          © {copyright_year} {brand_name}. All rights reserved.
        </p>
      </div>
    </Stack>
  )
}

function Brand({ values, logo }: Pick<SampleProps<'company'>, 'values'> & { logo: string | null }) {
  const isNamed = Boolean(values.logo_has_name && values.logo)
  return (
    <p className={styles.brand}>
      {logo ? <Small url={logo} className={styles.logo} /> : <Logo className={styles.logo} />}
      {isNamed ? null : <span className={styles.name}>{values.brand_name}</span>}
    </p>
  )
}

function Small({ url, className }: { url: string; className: string | undefined }) {
  return <img src={variantUrl(url, 320, 'webp')} alt="" className={className} />
}

const socialNames = Object.keys(declaredSections.social.fields) as (keyof SectionFields['social'])[]

/** As in the foot of every page. */
export function SocialSample({ values }: SampleProps<'social'>) {
  const names = socialNames.filter((name) => values[name])
  return (
    <div className={styles.foot}>
      {names.length > 0 ? (
        <Group component="ul" gap="0.5rem 1.25rem">
          {names.map((name) => (
            <li key={name}>{settingLabel('social', name)}</li>
          ))}
        </Group>
      ) : (
        <p>Without a link the footer does not show this line.</p>
      )}
    </div>
  )
}
