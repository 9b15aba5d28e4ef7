import { Button, Group, Loader, Menu, Text } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '#values/format/counts.ts'
import { confirm } from '../../feedback/confirm.tsx'
import { useIsNarrow } from '../../hooks/use-is-narrow.ts'
import { MoveUp } from '../../layout/admin-icons.tsx'
import styles from './bulk-bar.module.css'
import type { BulkAction, BulkOptions } from './bulk-options.ts'
import { ExportItems } from './export-items.tsx'
import { RefusedRows } from './refused-rows.tsx'
import { useBulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps<Item, Action> {
  options: BulkOptions<Item, Action>
  selection: Selection<Item>
  /** One and several: 'trip', 'trips'. */
  names: [string, string]
}

/** Actions that a phone shows beside the menu with the others. */
const shownOnPhone = 2

/** Actions for the ticked rows; within reach of the thumb on a phone, otherwise at the bottom of the window. */
export function BulkBar<Item extends { id: string }, Action>(props: BulkBarProps<Item, Action>) {
  const { options, selection, names } = props
  const bulk = useBulk(options, selection, names)
  const [asked, setAsked] = useState<BulkAction<Item, Action> | null>(null)
  const isNarrow = useIsNarrow()
  const choose = async (chosen: BulkAction<Item, Action>) => {
    if (chosen.dialog) return setAsked(chosen)
    if (chosen.question && !(await confirm(chosen.question(selection.count, names)))) return
    bulk.run(chosen.action!)
  }
  const shown = isNarrow ? options.actions.slice(0, shownOnPhone) : options.actions
  const others = options.actions.slice(shown.length)
  return (
    <>
      {selection.count > 0 ? <div className={styles.room} /> : null}
      {selection.count > 0 ? (
        <section className={styles.bar} data-bulk-bar aria-label="Selected rows" aria-busy={bulk.isPending}>
          <Chosen selection={selection} names={names} isPending={bulk.isPending} />
          <Group gap="0.375rem 0.5rem" className={styles.actions}>
            {shown.map((each) => (
              <Button
                key={each.label}
                size="compact-md"
                variant="default"
                disabled={bulk.isPending}
                className={each.isDestructive ? styles.destructive : undefined}
                onClick={() => void choose(each)}
              >
                {each.label}
              </Button>
            ))}
            {others.length > 0 || options.exported ? (
              <Menu
                position="top-end"
                shadow="md"
                width={isNarrow ? '14rem' : undefined}
                withInitialFocusPlaceholder={false}
              >
                <Menu.Target>
                  <Button
                    size="compact-md"
                    variant="default"
                    disabled={bulk.isPending}
                    rightSection={<MoveUp className={styles.arrow!} />}
                  >
                    {isNarrow ? 'More' : 'Export'}
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  {others.map((each) => (
                    <Menu.Item
                      key={each.label}
                      color={each.isDestructive ? 'madder' : undefined}
                      onClick={() => void choose(each)}
                    >
                      {each.label}
                    </Menu.Item>
                  ))}
                  {others.length > 0 && options.exported ? <Menu.Divider /> : null}
                  {options.exported ? <ExportItems entity={options.exported} selection={selection} /> : null}
                </Menu.Dropdown>
              </Menu>
            ) : null}
          </Group>
        </section>
      ) : null}
      {asked?.dialog?.({
        selection,
        onClose: () => setAsked(null),
        onChoose: (action) => {
          setAsked(null)
          bulk.run(action)
        },
      })}
      {bulk.refused ? (
        <RefusedRows refused={bulk.refused} items={selection.items} nameOf={options.nameOf} onAnswer={bulk.answer} />
      ) : null}
    </>
  )
}

interface ChosenProps<Item> {
  selection: Selection<Item>
  names: [string, string]
  isPending: boolean
}

function Chosen<Item>({ selection, names: [one, many], isPending }: ChosenProps<Item>) {
  const { count, isAll, more, selectAll, clear } = selection
  return (
    <Group gap="0.375rem 0.5rem">
      <Text component="span" fw={600} role="status">
        {isAll ? 'All ' : ''}
        {formatCount(count)} {count === 1 ? one : many} selected
      </Text>
      {isPending ? <Loader size="xs" aria-label="Working" /> : null}
      {more === null ? null : (
        <Button variant="subtle" size="compact-sm" disabled={isPending} onClick={selectAll}>
          Select all {formatCount(more)} that match
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" disabled={isPending} onClick={clear}>
        Untick all
      </Button>
    </Group>
  )
}
