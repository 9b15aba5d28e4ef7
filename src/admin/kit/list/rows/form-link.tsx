import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import styles from './form-link.module.css'
import { listPartOf, type ListSearch } from '../list-search.ts'

interface FormLinkProps {
  /** The item that the form edits. */
  id: string
  /** Around all of a row on a phone, which keeps its look. */
  isRow?: boolean
  children: ReactNode
}

/** Opens the form of an item over its list; its address also works in a second tab. */
export function FormLink({ id, isRow = false, children }: FormLinkProps) {
  return (
    <Link
      to="."
      search={(search: ListSearch) => ({ ...listPartOf(search), edit: id })}
      state={{ fromList: true }}
      preload={false}
      resetScroll={false}
      className={isRow ? styles.row : styles.link}
      data-form-link
      // The row around it opens the form as well.
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {children}
    </Link>
  )
}
