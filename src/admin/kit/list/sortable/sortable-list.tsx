import { DndContext, type Announcements, type DragEndEvent, type Modifier, type UniqueIdentifier } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { VisuallyHidden } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { useFocusLater } from '../../hooks/use-focus-later.ts'
import { useSortableMoves } from './sortable-moves.ts'
import { SortableRow, type Direction, type Layout } from './sortable-row.tsx'
import styles from './sortable-list.module.css'

interface SortableListProps<Item extends { key: string }> {
  /** Accessible name of the list. */
  label: string
  items: Item[]
  /** Name of the item at an index, such as 'Day 2'. */
  nameOf: (index: number) => string
  onMove: (from: number, to: number) => void
  layout: Layout
  children: (item: Item, index: number) => ReactNode
}

/** The default would scroll a long list far too quickly. */
const autoScroll = { threshold: { x: 0, y: 0.12 }, acceleration: 6 }

const verticalOnly: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

const instructions = {
  draggable: 'Press space or enter to pick up, the arrow keys to move, space or enter to drop, escape to put back.',
}

/**
 * A list whose items can be reordered by dragging a handle, with the keyboard, or one place at a time with buttons; each
 * move is announced to screen readers. Items keep their `key` when they move.
 */
export function SortableList<Item extends { key: string }>(props: SortableListProps<Item>) {
  const { label, items, nameOf, onMove, layout, children } = props
  const id = useId()
  const [announcement, setAnnouncement] = useState('')
  const focusLater = useFocusLater()
  const { begin, ...moves } = useSortableMoves()
  const [announcing] = useState(() => ({ isFirst: false }))
  const indexOf = (key: UniqueIdentifier) => items.findIndex((item) => item.key === key)
  const step = (from: number, direction: Direction) => {
    const to = direction === 'up' ? from - 1 : from + 1
    if (to < 0 || to >= items.length) return
    setAnnouncement(`${nameOf(from)} moved to place ${to + 1} of ${items.length}`)
    focusLater(`${id}-${items[from]!.key}-${direction}`)
    onMove(from, to)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id))
  }
  return (
    <DndContext
      id={id}
      {...moves}
      autoScroll={autoScroll}
      modifiers={verticalOnly}
      onDragStart={begin}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(announcing, indexOf, nameOf, items.length),
        screenReaderInstructions: instructions,
      }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {/* Without the role, VoiceOver in Safari does not announce a list without markers as a list. */}
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ol role="list" aria-label={label} className={styles[layout]}>
          {items.map((item, index) => (
            <SortableRow
              key={item.key}
              id={item.key}
              buttonIds={`${id}-${item.key}`}
              name={nameOf(index)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onStep={(direction) => step(index, direction)}
            >
              {children(item, index)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </DndContext>
  )
}

/** @param announcing state for the first event of a drag, which is over the item's former place and not announced. */
function announcementsOf(
  announcing: { isFirst: boolean },
  indexOf: (key: UniqueIdentifier) => number,
  nameOf: (index: number) => string,
  count: number,
): Announcements {
  const name = (key: UniqueIdentifier) => nameOf(indexOf(key))
  const place = (key: UniqueIdentifier) => `place ${indexOf(key) + 1} of ${count}`
  return {
    onDragStart: ({ active }) => {
      announcing.isFirst = true
      return `${name(active.id)} picked up, at ${place(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      const isNews = over !== null && !(announcing.isFirst && over.id === active.id)
      announcing.isFirst = false
      return isNews ? `${name(active.id)} is over ${place(over.id)}.` : undefined
    },
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} dropped at ${place(over.id)}.` : `${name(active.id)} put back.`,
    onDragCancel: ({ active }) => `${name(active.id)} put back.`,
  }
}
