import { settingLabel } from '#contract/settings/labels.ts'
import { Logo } from '#ui/logo.tsx'
import { variantUrl } from '#values/pictures/picture-variants.ts'
import type { SampleProps } from './sample-props.ts'
import styles from './samples.module.css'

/** The tab of the browser, and the foot of every page. */
export function CompanySample({ values }: SampleProps) {
  const { brand_name, tagline, copyright_year, logo, favicon } = values
  return (
    <>
      <p className={styles.tab}>
        {favicon ? <Small url={String(favicon)} className={styles.icon} /> : <Logo className={styles.icon} />}
        {String(brand_name)}
      </p>
      <div className={styles.foot}>
        <p className={styles.brand}>
          {logo ? <Small url={String(logo)} className={styles.logo} /> : <Logo className={styles.logo} />}
          {String(brand_name)}
        </p>
        <p>{String(tagline)}</p>
        <p className={styles.rule}>
          © {String(copyright_year)} {String(brand_name)}. All rights reserved.
        </p>
      </div>
    </>
  )
}

function Small({ url, className }: { url: string; className: string | undefined }) {
  return <img src={variantUrl(url, 320, 'webp')} alt="" className={className} />
}

/** As in the foot of every page. */
export function SocialSample({ values }: SampleProps) {
  const names = Object.keys(values).filter((name) => values[name])
  return (
    <div className={styles.foot}>
      {names.length > 0 ? (
        <ul className={styles.inline}>
          {names.map((name) => (
            <li key={name}>{settingLabel('social', name)}</li>
          ))}
        </ul>
      ) : (
        <p>Without a link the footer has no such line.</p>
      )}
    </div>
  )
}
