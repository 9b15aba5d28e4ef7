import { Checkbox } from '@mantine/core'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import styles from './tick.module.css'
import type { Selection } from './use-selection.ts'

interface TickProps<Item> {
  item: Item
  /** Name of the row. */
  name: string
  selection: Selection<Item>
}

/** The tick of a row: with Shift, pressed or clicked, all rows from the last one follow. */
export function Tick<Item>({ item, name, selection }: TickProps<Item>) {
  // The change itself does not say in every browser whether Shift was held.
  const withShift = useRef(false)
  const note = ({ shiftKey }: KeyboardEvent | PointerEvent) => void (withShift.current = shiftKey)
  return (
    // A click beside the box must not open the row.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <span className={styles.cell} onClick={(event) => event.stopPropagation()}>
      <Checkbox
        aria-label={`Select ${name}`}
        checked={selection.isTicked(item)}
        onKeyDown={note}
        onPointerDown={note}
        // Shift-click would select the text in between.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={() => selection.toggle(item, { range: withShift.current })}
      />
    </span>
  )
}

interface PageTickProps<Item> {
  selection: Selection<Item>
  /** Beside the box; a table's header has none. */
  label?: string
}

export function PageTick<Item>({ selection, label }: PageTickProps<Item>) {
  return (
    <Checkbox
      label={label}
      aria-label={label ? undefined : 'Select all on this page'}
      checked={selection.page === 'all'}
      indeterminate={selection.page === 'some'}
      onChange={selection.togglePage}
    />
  )
}
