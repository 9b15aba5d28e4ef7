import type { ReactNode } from 'react'
import type { Row } from './row-differences.ts'
import styles from './difference.module.css'

interface RowsProps<Item> {
  rows: Row<Item>[]
  one: string
  many: string
  children: (row: Row<Item>) => ReactNode
}

/** What differs; runs of equal rows are counted. */
export function Rows<Item>({ rows, one, many, children }: RowsProps<Item>) {
  const shown: ReactNode[] = []
  let equal = 0
  for (const [index, row] of [...rows, null].entries()) {
    if (row?.kind === 'same') {
      equal += 1
      continue
    }
    if (equal > 0) {
      shown.push(
        <li key={`equal-${index}`} className={styles.equal}>
          {equal} equal {equal === 1 ? one : many}
        </li>,
      )
    }
    equal = 0
    if (row) shown.push(<li key={index}>{children(row)}</li>)
  }
  return <ul className={styles.rows}>{shown}</ul>
}
