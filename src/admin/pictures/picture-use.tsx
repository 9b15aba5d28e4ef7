import { Link } from '@tanstack/react-router'
import type { AdminPicture, PictureUse } from '#contract/admin/pictures.ts'
import { settingsLabels } from '#contract/settings/labels.ts'
import type { SettingsSection } from '#contract/settings/sections.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatCount } from '#values/format/counts.ts'
import { placeLabels } from './picture-words.ts'
import styles from './picture-use.module.css'

interface PictureUsesProps {
  picture: AdminPicture
  /** Maximum number of listed uses; the rest is counted. */
  named?: number
}

/** Where a picture is used, with links to the form or screen of each place. */
export function PictureUses({ picture: { uses, use_count }, named = uses.length }: PictureUsesProps) {
  const shown = uses.slice(0, named)
  const others = use_count - shown.length
  return (
    <ul className={styles.uses}>
      {shown.map((use) => (
        <li key={`${use.kind} ${use.id}`}>
          <span className={styles.kind}>{placeLabels[use.kind]}</span> <UseLink use={use} />
        </li>
      ))}
      {others > 0 ? <li className={styles.kind}>{`and ${formatCount(others)} more`}</li> : null}
    </ul>
  )
}

/** Trip forms have no URL of their own: the link searches the list for the title. */
function UseLink({ use: { kind, id, title } }: { use: PictureUse }) {
  switch (kind) {
    case 'trip':
    case 'trip_image':
    case 'trip_draft':
      return (
        <Link to={adminPaths.trips} search={{ search: title }} className={styles.link}>
          {title}
        </Link>
      )
    case 'blog':
    case 'blog_body':
    case 'blog_draft':
      return (
        <Link to={adminPaths.blogs} search={{ edit: id }} className={styles.link}>
          {title}
        </Link>
      )
    case 'hero_image':
      return (
        <Link to={adminPaths.heroImages} className={styles.link}>
          {title}
        </Link>
      )
    case 'vendor':
      return (
        <Link to={adminPaths.vendors} search={{ search: title }} className={styles.link}>
          {title}
        </Link>
      )
    case 'testimonial':
      return (
        <Link to={adminPaths.testimonials} search={{ search: title }} className={styles.link}>
          {title}
        </Link>
      )
    case 'setting':
      return (
        <Link to={adminPaths.settings} search={{ section: id as SettingsSection }} className={styles.link}>
          {settingsLabels[id as SettingsSection].title}
        </Link>
      )
    case 'category':
      return (
        <Link to={adminPaths.categories} className={styles.link}>
          {title}
        </Link>
      )
  }
}
