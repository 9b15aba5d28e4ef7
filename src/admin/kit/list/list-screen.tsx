import { Button, Group, Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import type { DataTableColumn } from 'mantine-datatable'
import { useId, useRef, type ReactNode } from 'react'
import { formatCount } from '#values/format/counts.ts'
import { useFormActions } from '../form/form-actions.ts'
import { Plus } from '../layout/admin-icons.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { ActiveFilters, type FilterChips } from './filters/active-filters.tsx'
import styles from './list-screen.module.css'
import { filtersIn, type ListSearch } from './list-search.ts'
import { ListNotice } from './list-notice.tsx'
import { ViewMenu } from './view-options/view-menu.tsx'
import { ListTable } from './list-table.tsx'
import { NoRows, type NoRowsTexts } from './rows/no-rows.tsx'
import type { RowActs } from './rows/row-actions.tsx'
import { SearchField } from './filters/search-field.tsx'
import { BulkBar } from './selection/bulk-bar.tsx'
import type { BulkOptions } from './selection/bulk-options.ts'
import { useSelection } from './selection/use-selection.ts'
import { useDelete, type DeleteOptions } from './use-delete.ts'
import { useDuplicate, type DuplicateOptions } from './use-duplicate.ts'
import type { ListForm } from './use-list-form.ts'
import type { List } from './use-list.ts'

interface ListScreenProps<Item extends { id: string }, Search extends ListSearch, Deleted, Action> {
  title: string
  subtitle?: string
  /** Accessible name of the table: 'Trips'. */
  label: string
  /** Heading above the rows, which is followed by their number: 'All Trips'. */
  heading: string
  /** Text of the button that creates one; without it none can be created. */
  createLabel?: string
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Above the rows. */
  intro?: ReactNode
  searchLabel: string
  /** Lays out the search field among filters. */
  filters?: (searchField: ReactNode) => ReactNode
  /** How filters are named when they are set. */
  chips?: FilterChips<Search>
  columns: (acts: RowActs<Item>) => DataTableColumn<Item>[]
  /** A row on a phone. */
  stacked: (item: Item, acts: RowActs<Item>) => ReactNode
  empty: NoRowsTexts
  /** Shown while the first page loads; skeleton rows by default. */
  loading?: ReactNode
  list: List<Item, Search>
  form: ListForm<Item>
  deletion: DeleteOptions<Item, Deleted>
  /** For content types whose items can be copied. */
  duplication?: DuplicateOptions
  /** For lists whose rows can be ticked and changed together. */
  bulk?: BulkOptions<Item, Action>
  /** The dialog of the form. */
  children?: ReactNode
}

/** A list with search, filters, sorting, pagination and deletion, and the form to create or edit. */
export function ListScreen<Item extends { id: string }, Search extends ListSearch, Deleted, Action = never>(
  props: ListScreenProps<Item, Search, Deleted, Action>,
) {
  const { list, form, bulk } = props
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = useDelete(props.deletion, () => heading.current?.focus())
  const onDuplicate = useDuplicate(props.duplication, form.edit)
  const opened = (useLocation().search as ListSearch).edit
  useFormActions(opened && onDuplicate ? [{ name: 'Duplicate', run: () => onDuplicate({ id: opened }) }] : [])
  const acts: RowActs<Item> = { onEdit: form.edit, onDelete: remove, onDuplicate }
  const selection = useSelection(list, bulk?.most)
  const isFiltered = filtersIn(list.search).length > 0
  const total = list.query.data?.total
  const create = props.createLabel ? (
    <Button leftSection={<Plus />} onPointerEnter={form.prefetch} onClick={form.create}>
      {props.createLabel}
    </Button>
  ) : null
  const searchField = (
    <SearchField label={props.searchLabel} value={list.search.search ?? ''} onSearch={list.searchFor} />
  )
  return (
    <>
      <PageTitle title={props.title} subtitle={props.subtitle}>
        {props.actions ? (
          <Group gap="xs" className={styles.actions}>
            {props.actions}
            <div className={styles.create}>{create}</div>
          </Group>
        ) : (
          create
        )}
      </PageTitle>
      <ListNotice notice={form.notice} />
      {props.intro}
      <section aria-labelledby={headingId}>
        <div className={styles.room}>
          <div className={styles.head}>
            <Title order={2} size="h4" id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
              {isFiltered ? props.heading.replace(/^All /, '') : props.heading}
              {total === undefined ? '' : ` (${formatCount(total)})`}
            </Title>
            {props.filters ? <div className={styles.filters}>{props.filters(searchField)}</div> : searchField}
            {list.viewOptions ? (
              <ViewMenu search={list.search} viewOptions={list.viewOptions} onPageSize={() => list.goTo(1)} />
            ) : null}
          </div>
        </div>
        <ActiveFilters list={list} chips={props.chips} />
        <ListTable
          label={props.label}
          columns={props.columns(acts)}
          list={list}
          onRow={form.edit}
          empty={<NoRows texts={props.empty} isFiltered={isFiltered} onClear={list.clear} create={create} />}
          loading={props.loading}
          stacked={(item) => props.stacked(item, acts)}
          ticks={bulk && { selection, nameOf: bulk.nameOf }}
        />
        {bulk ? <BulkBar options={bulk} selection={selection} names={list.names} /> : null}
      </section>
      {props.children}
    </>
  )
}
