import { useSortable } from '@dnd-kit/sortable'
import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { Grip, MoveDown, MoveUp } from '../../layout/admin-icons.tsx'
import styles from './sortable-list.module.css'

export type Direction = 'up' | 'down'

/** A column of rows, or of one-line rows. */
export type Layout = 'rows' | 'lines'

interface SortableRowProps {
  id: string
  /** Prefix of the two buttons' ids, which end in `-up` and `-down`. */
  buttonIds: string
  name: string
  isFirst: boolean
  isLast: boolean
  onStep: (direction: Direction) => void
  children: ReactNode
}

/** An item with its handle and its two buttons; the only item of a list has none. */
export function SortableRow(props: SortableRowProps) {
  const { id, buttonIds, name, isFirst, isLast, onStep, children } = props
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  const isOnly = isFirst && isLast
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-moving={isDragging || undefined}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      {isOnly ? null : (
        <div className={styles.rail}>
          <ActionIcon
            ref={setActivatorNodeRef}
            variant="subtle"
            color="gray"
            {...attributes}
            {...listeners}
            aria-label={`Reorder ${name}`}
            className={styles.handle}
            // While dragging, Escape cancels the drag and must not close the dialog that contains the list.
            data-mantine-stop-propagation={isDragging ? 'true' : undefined}
          >
            <Grip />
          </ActionIcon>
          <StepButton id={`${buttonIds}-up`} label={`Move up: ${name}`} atEnd={isFirst} onClick={() => onStep('up')}>
            <MoveUp />
          </StepButton>
          <StepButton
            id={`${buttonIds}-down`}
            label={`Move down: ${name}`}
            atEnd={isLast}
            onClick={() => onStep('down')}
          >
            <MoveDown />
          </StepButton>
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </li>
  )
}

interface StepButtonProps {
  id: string
  label: string
  /** Whether the item cannot move further; the button stays focusable. */
  atEnd: boolean
  onClick: () => void
  children: ReactNode
}

function StepButton({ id, label, atEnd, onClick, children }: StepButtonProps) {
  return (
    <ActionIcon
      id={id}
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      aria-disabled={atEnd}
      data-disabled={atEnd || undefined}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}
