import { useSortable } from '@dnd-kit/sortable'
import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { ArrowLeft, ArrowRight } from '#ui/icons.tsx'
import { Grip, MoveDown, MoveUp } from '../../layout/admin-icons.tsx'
import styles from './sortable-list.module.css'

export type Direction = 'up' | 'down'

/** A column of rows, a column of one-line rows, or tiles that wrap. */
export type Layout = 'rows' | 'lines' | 'tiles'

interface SortableRowProps {
  id: string
  /** Prefix of the two buttons' ids, which end in `-up` and `-down`. */
  buttonIds: string
  name: string
  layout: Layout
  isFirst: boolean
  isLast: boolean
  /** Whether something else is dragged in its place. */
  hasPreview: boolean
  onStep: (direction: Direction) => void
  children: ReactNode
}

/** An item with its handle and its two buttons; the only item of a list has none. */
export function SortableRow(props: SortableRowProps) {
  const { id, buttonIds, name, layout, isFirst, isLast, hasPreview, onStep, children } = props
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  const isOnly = isFirst && isLast
  const [Before, After] = layout === 'tiles' ? [ArrowLeft, ArrowRight] : [MoveUp, MoveDown]
  const [before, after] = layout === 'tiles' ? ['left', 'right'] : ['up', 'down']
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-moving={(isDragging && !hasPreview) || undefined}
      data-left={(isDragging && hasPreview) || undefined}
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
          <StepButton
            id={`${buttonIds}-up`}
            label={`Move ${before}: ${name}`}
            atEnd={isFirst}
            onClick={() => onStep('up')}
          >
            <Before />
          </StepButton>
          <StepButton
            id={`${buttonIds}-down`}
            label={`Move ${after}: ${name}`}
            atEnd={isLast}
            onClick={() => onStep('down')}
          >
            <After />
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
