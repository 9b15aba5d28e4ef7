import { Button, Title } from '@mantine/core'
import type { DataTableColumn } from 'mantine-datatable'
import { useId, useRef, type ReactNode } from 'react'
import { Plus } from '../layout/admin-icons.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import styles from './list-screen.module.css'
import type { ListSearch } from './list-search.ts'
import { ListTable } from './list-table.tsx'
import type { RowActs } from './row-actions.tsx'
import { SearchField } from './search-field.tsx'
import { useDelete, type DeleteOptions } from './use-delete.ts'
import type { ListForm } from './use-list-form.ts'
import type { List } from './use-list.ts'

interface ListScreenProps<Item extends { id: string }, Search extends ListSearch, Deleted> {
  title: string
  subtitle?: string
  /** Accessible name of the table: 'Trips'. */
  label: string
  /** Heading above the rows. @param total of all pages; undefined while the first page loads. */
  heading?: (total: number | undefined) => string
  /** Text of the button that creates one. */
  createLabel: string
  searchLabel: string
  /** Lays out the search field among filters. */
  filters?: (searchField: ReactNode) => ReactNode
  columns: (acts: RowActs<Item>) => DataTableColumn<Item>[]
  /** A row on a phone. */
  stacked: (item: Item, acts: RowActs<Item>) => ReactNode
  /** Text of an empty list. */
  empty: string
  /** Whether an empty list offers to create one. */
  createWhenEmpty?: boolean
  /** Shown while the first page loads; skeleton rows by default. */
  loading?: ReactNode
  list: List<Item, Search>
  form: ListForm<Item>
  deletion: DeleteOptions<Item, Deleted>
  /** The dialog of the form. */
  children?: ReactNode
}

/** A list with search, filters, sorting, pagination and deletion, and the form to create or edit. */
export function ListScreen<Item extends { id: string }, Search extends ListSearch, Deleted>(
  props: ListScreenProps<Item, Search, Deleted>,
) {
  const { list, form } = props
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = useDelete(props.deletion, () => heading.current?.focus())
  const acts: RowActs<Item> = { onEdit: form.edit, onDelete: remove }
  const create = (
    <Button leftSection={<Plus />} onPointerEnter={form.prefetch} onClick={form.create}>
      {props.createLabel}
    </Button>
  )
  const searchField = (
    <SearchField label={props.searchLabel} value={list.search.search ?? ''} onSearch={list.searchFor} />
  )
  const rows = (
    <>
      <div className={styles.head} data-filters={props.filters !== undefined || undefined}>
        {props.heading ? (
          <Title order={2} size="h4" id={headingId} ref={heading} tabIndex={-1}>
            {props.heading(list.query.data?.total)}
          </Title>
        ) : null}
        {props.filters ? props.filters(searchField) : searchField}
      </div>
      <ListTable
        label={props.label}
        columns={props.columns(acts)}
        list={list}
        onRow={form.edit}
        empty={props.empty}
        emptyAction={props.createWhenEmpty ? create : null}
        loading={props.loading}
        stacked={(item) => props.stacked(item, acts)}
      />
    </>
  )
  return (
    <>
      <PageTitle title={props.title} subtitle={props.subtitle}>
        {create}
      </PageTitle>
      {props.heading ? <section aria-labelledby={headingId}>{rows}</section> : rows}
      {props.children}
    </>
  )
}
