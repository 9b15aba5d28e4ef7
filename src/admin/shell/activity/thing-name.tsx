import { Link } from '@tanstack/react-router'
import type { ChangedThing } from '#contract/admin/changes/changes.ts'
import { nounLabels } from '../list/noun-labels.ts'
import { linkTo } from './change-words.ts'
import styles from './thing-name.module.css'

/** What was changed: a link where it still exists and has a screen. */
export function ThingName({ thing }: { thing: Pick<ChangedThing, 'noun' | 'noun_id' | 'label' | 'gone'> }) {
  const link = linkTo(thing)
  // Pictures are named by their alternative text, a sentence.
  const name = thing.label.replace(/\.$/, '') || 'without a name'
  return (
    <>
      <span className={styles.noun}>{nounLabels[thing.noun].one}</span>{' '}
      {link ? (
        <Link to={link.to} search={link.search} preload={false} className={styles.name}>
          {name}
        </Link>
      ) : (
        <span className={styles.plain}>{name}</span>
      )}
    </>
  )
}
