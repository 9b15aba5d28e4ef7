import { Link, type LinkProps } from '@tanstack/react-router'
import type { AdminPicture, PictureUse } from '#contract/admin/pictures.ts'
import { declaredSections, type SettingsSection } from '#contract/settings/sections.ts'
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
  const target = targetOf(kind, id, title)
  if (!target) return <>{title}</>
  return (
    <Link {...target} className={styles.link}>
      {kind === 'setting' ? declaredSections[id as SettingsSection].title : title}
    </Link>
  )
}

function targetOf(kind: PictureUse['kind'], id: string, title: string): Pick<LinkProps, 'to' | 'search'> | null {
  switch (kind) {
    case 'trip':
    case 'trip_image':
    case 'trip_draft':
      return { to: adminPaths.trips, search: { search: title } }
    case 'blog':
    case 'blog_body':
    case 'blog_draft':
      return { to: adminPaths.blogs, search: { edit: id } }
    case 'hero_image':
      return { to: adminPaths.heroImages }
    case 'vendor':
      return { to: adminPaths.vendors, search: { search: title } }
    case 'testimonial':
      return { to: adminPaths.testimonials, search: { search: title } }
    case 'setting':
      return { to: adminPaths.settings, search: { section: id as SettingsSection } }
    case 'proposal':
    case 'proposal_version':
    case 'guest_words':
      return null
    case 'category':
      return { to: adminPaths.categories }
  }
}
