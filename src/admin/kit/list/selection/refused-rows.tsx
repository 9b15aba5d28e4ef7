import { Button, Group, List, Modal, Text } from '@mantine/core'
import { listMessages } from '#contract/admin/lists/list-messages.ts'
import { countOf, formatCount } from '#values/format/counts.ts'
import type { Refused } from './use-bulk.ts'

interface RefusedRowsProps<Item, Action> {
  refused: Refused<Action>
  /** The ticked rows, to name those that no longer exist. */
  items: Item[]
  nameOf: (item: Item) => string
  onAnswer: (onlyValid: boolean) => void
}

/** Names the rows that a change was refused for, and offers to change the others. */
export function RefusedRows<Item extends { id: string }, Action>(props: RefusedRowsProps<Item, Action>) {
  const { refused, items, nameOf, onAnswer } = props
  const name = (id: string) => {
    const item = items.find((each) => each.id === id)
    return item ? nameOf(item) : ''
  }
  const more = refused.refused - refused.rows.length
  return (
    <Modal opened centered title="Nothing was changed" onClose={() => onAnswer(false)} size="34rem">
      <Text role="alert">{listMessages.refused(refused.refused)}</Text>
      <List
        spacing="0.5rem"
        mah="40vh"
        m="0.75rem 0 1rem"
        style={{ overflowY: 'auto' }}
        tabIndex={0}
        aria-label="Rows that were refused"
      >
        {refused.rows.map(({ id, label, reason }) => (
          <List.Item key={id}>
            <strong>{label || name(id) || id}</strong>
            <Text c="dimmed" size="sm">
              {reason}
            </Text>
          </List.Item>
        ))}
        {more > 0 ? <List.Item>{formatCount(more)} more</List.Item> : null}
      </List>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
          Cancel
        </Button>
        {refused.valid > 0 ? (
          <Button onClick={() => onAnswer(true)}>Change only the other {countOf(refused.valid, 'row')}</Button>
        ) : null}
      </Group>
    </Modal>
  )
}
