import { UnstyledButton } from '@mantine/core'
import type { DataTableColumn } from 'mantine-datatable'
import type { ReactNode } from 'react'
import { MoveDown, MoveUp } from '../layout/admin-icons.tsx'
import type { ListOrder } from './use-list.ts'
import styles from './sort-button.module.css'

/**
 * Columns whose titles are buttons that sort. The table kit would make the header itself a button: then it is no
 * header any more, and a screen reader cannot tell which column a cell belongs to.
 */
export function withSortButtons<Item>(
  columns: DataTableColumn<Item>[],
  order: ListOrder,
  onOrder: (order: ListOrder) => void,
): DataTableColumn<Item>[] {
  return columns.map((column) => {
    if (!column.sortable) return column
    const sort = String(column.accessor)
    const current = order.sort === sort ? order.direction : null
    const choose = () => onOrder({ sort, direction: current === 'asc' ? 'desc' : 'asc' })
    const title = <SortButton title={column.title} current={current} onClick={choose} />
    return { ...column, sortable: false, title }
  })
}

interface SortButtonProps {
  title: ReactNode
  /** The direction in which this column sorts the list; null where another one does. */
  current: ListOrder['direction'] | null
  onClick: () => void
}

const spoken = { asc: 'ascending', desc: 'descending' }

function SortButton({ title, current, onClick }: SortButtonProps) {
  const Arrow = current === 'desc' ? MoveDown : MoveUp
  return (
    <UnstyledButton
      // The order belongs on the header cell, which is the kit's.
      ref={(button) => button?.closest('th')?.setAttribute('aria-sort', current ? spoken[current] : 'none')}
      onClick={onClick}
      className={styles.button}
      data-sorted={current !== null || undefined}
    >
      {title}
      <Arrow className={styles.arrow!} />
    </UnstyledButton>
  )
}
