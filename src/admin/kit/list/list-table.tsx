import { Box, Stack } from '@mantine/core'
import { DataTable, type DataTableColumn } from 'mantine-datatable'
import type { MouseEvent, ReactNode } from 'react'
import { ListFoot } from './list-foot.tsx'
import { framed } from '../layout/theme.ts'
import { LoadFailure } from '../feedback/load-failure.tsx'
import { withSortButtons } from './rows/sort-button.tsx'
import type { ListSearch } from './list-search.ts'
import { PageTick, Tick } from './selection/tick.tsx'
import type { Selection } from './selection/use-selection.ts'
import type { List } from './use-list.ts'
import { LoadingRows } from './rows/loading-rows.tsx'
import styles from './list-table.module.css'
import { useContainerWidth } from '../hooks/use-container-width.ts'

interface ListTableProps<Item extends { id: string }> {
  /** Accessible name of the table: 'Trips'. */
  label: string
  columns: DataTableColumn<Item>[]
  list: Omit<List<Item, ListSearch>, 'change' | 'clear'>
  /** A click anywhere on a row; the row's own buttons stay separate. */
  onRow: (item: Item) => unknown
  /** Shown in place of an empty list. */
  empty: ReactNode
  /** Shown while the first page loads; skeleton rows by default. */
  loading: ReactNode
  /** A row on a phone. */
  stacked: (item: Item) => ReactNode
  /** For lists whose rows can be ticked: the ticks, and how a row is called. */
  ticks?: { selection: Selection<Item>; nameOf: (item: Item) => string } | undefined
}

/** Width of the container, in pixels, from which a table is shown. */
const tableWidth = 800

/** A page of a list: a table if the container is wide enough, else stacked rows. */
export function ListTable<Item extends { id: string }>(props: ListTableProps<Item>) {
  const [container, isWide] = useContainerWidth(tableWidth)
  return (
    <div ref={container}>
      <ListState {...props} isWide={isWide} />
    </div>
  )
}

function ListState<Item extends { id: string }>(props: ListTableProps<Item> & { isWide: boolean }) {
  const { query, page, pageSize, goTo } = props.list
  if (query.isPending) return props.loading ?? <LoadingRows />
  if (query.isError) return <LoadFailure title="The list did not load" error={query.error} onRetry={query.refetch} />
  const { total, items } = query.data
  if (items.length === 0 && page === 1) return props.empty
  return (
    <Stack gap="sm">
      {props.isWide ? <Table {...props} items={items} /> : <StackedRows {...props} items={items} />}
      <ListFoot page={page} pageSize={pageSize} shown={items.length} total={total} onPage={goTo} />
    </Stack>
  )
}

function Table<Item extends { id: string }>(props: ListTableProps<Item> & { items: Item[] }) {
  const { label, columns, items, list, onRow, ticks } = props
  return (
    <DataTable<Item>
      withTableBorder
      highlightOnHover
      striped={false}
      minHeight={120}
      fetching={list.query.isPlaceholderData}
      columns={withTicks(withSortButtons(columns, list.order, list.sortBy), ticks).map(withoutDateWrap)}
      records={items}
      idAccessor="id"
      aria-label={label}
      onRowClick={({ record, event }) => openRow(event, () => onRow(record))}
      classNames={{ root: styles.table, header: styles.header }}
      horizontalSpacing={6}
      verticalSpacing={list.viewOptions?.density === 'compact' ? 0 : 4}
      rowClassName={(item) => (ticks?.selection.isTicked(item) ? styles.ticked : undefined)}
      // mantine-datatable would also render its own text beneath the rows.
      emptyState={<></>}
    />
  )
}

function withTicks<Item extends { id: string }>(
  columns: DataTableColumn<Item>[],
  ticks: ListTableProps<Item>['ticks'],
) {
  if (!ticks) return columns
  const { selection, nameOf } = ticks
  const column: DataTableColumn<Item> = {
    accessor: 'tick',
    title: <PageTick selection={selection} />,
    width: '2.25rem',
    render: (item) => <Tick item={item} name={nameOf(item)} selection={selection} />,
  }
  return [column, ...columns]
}

function withoutDateWrap<Item>(column: DataTableColumn<Item>): DataTableColumn<Item> {
  return String(column.accessor).endsWith('_at') ? { ...column, cellsClassName: styles.day! } : column
}

/**
 * The row's title gets the focus first, so that the dialog returns the focus to it. Selecting text in a row must not
 * open it.
 */
function openRow({ currentTarget }: MouseEvent, open: () => unknown): void {
  if (globalThis.getSelection()?.toString()) return
  const title = currentTarget.querySelector<HTMLElement>('a') ?? currentTarget.querySelector<HTMLElement>('button')
  title?.focus()
  open()
}

function StackedRows<Item extends { id: string }>({
  label,
  items,
  stacked,
  list,
  ticks,
}: ListTableProps<Item> & { items: Item[] }) {
  return (
    <>
      {ticks && items.length > 1 ? (
        <Box p="0 1rem 0.5rem">
          <PageTick selection={ticks.selection} label="Select all on this page" />
        </Box>
      ) : null}
      <Stack
        component="ul"
        gap={0}
        className="lined"
        {...framed}
        aria-label={label}
        aria-busy={list.query.isPlaceholderData}
      >
        {items.map((item) => (
          <Box component="li" key={item.id} p="0.875rem 1rem" className={ticks ? styles.withTick : undefined}>
            {ticks ? <Tick item={item} name={ticks.nameOf(item)} selection={ticks.selection} /> : null}
            <Box miw={0}>{stacked(item)}</Box>
          </Box>
        ))}
      </Stack>
    </>
  )
}
