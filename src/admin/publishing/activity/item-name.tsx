import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ChangedItem } from '#contract/admin/changes/changes.ts'
import { entityLabels } from '../../kit/layout/entity-labels.ts'
import { linkTo } from './change-words.ts'

/** Name of a changed item; a link if the item still exists and has a screen. */
export function ItemName({ item }: { item: Pick<ChangedItem, 'entity' | 'item_id' | 'label' | 'gone'> }) {
  const link = linkTo(item)
  // Pictures are named by their alternative text, a sentence.
  const name = item.label.replace(/\.$/, '') || 'without a name'
  return (
    <>
      <Text component="span" inherit c="dimmed">
        {entityLabels[item.entity].one}
      </Text>{' '}
      {link ? (
        <Anchor
          fw={600}
          underline="always"
          inherit
          renderRoot={(props) => <Link to={link.to} search={link.search} preload={false} {...props} />}
        >
          {name}
        </Anchor>
      ) : (
        <b>{name}</b>
      )}
    </>
  )
}
