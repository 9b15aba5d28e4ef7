import { Link } from '@tanstack/react-router'
import type { ChangedItem } from '#contract/admin/changes/changes.ts'
import { entityLabels } from '../../kit/layout/entity-labels.ts'
import { linkTo } from './change-words.ts'
import styles from './item-name.module.css'

/** Name of a changed item; a link if the item still exists and has a screen. */
export function ItemName({ item }: { item: Pick<ChangedItem, 'entity' | 'item_id' | 'label' | 'gone'> }) {
  const link = linkTo(item)
  // Pictures are named by their alternative text, a sentence.
  const name = item.label.replace(/\.$/, '') || 'without a name'
  return (
    <>
      <span className={styles.entity}>{entityLabels[item.entity].one}</span>{' '}
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
