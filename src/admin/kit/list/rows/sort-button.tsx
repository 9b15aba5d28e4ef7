import { UnstyledButton } from '@mantine/core'
import type { DataTableColumn } from 'mantine-datatable'
import type { ReactNode } from 'react'
import { MoveDown, MoveUp } from '../../layout/admin-icons.tsx'
import type { ListOrder } from '../use-list.ts'
import styles from './sort-button.module.css'

/**
 * Makes the titles of sortable columns buttons. mantine-datatable would give the header cell itself the role of a button,
 * so that screen readers could not report the column of a cell.
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
  /** Null if the list is sorted by another column. */
  current: ListOrder['direction'] | null
  onClick: () => void
}

const ariaSort = { asc: 'ascending', desc: 'descending' }

function SortButton({ title, current, onClick }: SortButtonProps) {
  const Arrow = current === 'desc' ? MoveDown : MoveUp
  return (
    <UnstyledButton
      // `aria-sort` belongs on the header cell, which mantine-datatable renders.
      ref={(button) => button?.closest('th')?.setAttribute('aria-sort', current ? ariaSort[current] : 'none')}
      onClick={onClick}
      className={styles.button}
      data-sorted={current !== null || undefined}
    >
      {title}
      <Arrow className={styles.arrow!} />
    </UnstyledButton>
  )
}
