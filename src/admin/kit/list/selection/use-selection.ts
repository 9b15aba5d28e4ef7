import { useState } from 'react'
import { bulkLimits } from '#contract/admin/lists/rows.ts'
import { filtersIn, type ListSearch } from '../list-search.ts'
import type { List } from '../use-list.ts'

/** Rows of a list that were ticked, on all its pages, or all that match its filters. */
export interface Selection<Item> {
  /** Number of selected rows. */
  count: number
  /** Whether it is all that match; these are the ticked rows otherwise. */
  isAll: boolean
  items: Item[]
  isTicked: (item: Item) => boolean
  /** Ticks a row or takes its tick away; with `range` so do all rows from the one before. */
  toggle: (item: Item, options: { range: boolean }) => void
  /** All rows of the page, or none of them. */
  togglePage: () => void
  page: 'all' | 'some' | 'none'
  /** Number of rows that match the filters if there are more than the ticked ones; otherwise null. */
  more: number | null
  selectAll: () => void
  clear: () => void
  /** For the call that changes them. */
  rows: () => RowChoice
}

export type RowChoice = { ids: string[] } | { filter: Record<string, unknown>; total: number }

interface State<Item> {
  ticked: Map<string, Item>
  /** The number of rows that match, of which all are meant. */
  all: number | null
  /** Where a range begins. */
  anchor: string | null
  /** The filters that it was made with; with other ones it is none. */
  filters: string
}

/** The tick of a row that leaves the list by a filter goes with it; another page or order keeps it. */
export function useSelection<Item extends { id: string }, Search extends ListSearch>(
  list: List<Item, Search>,
  most?: number,
): Selection<Item> {
  const limit = most ?? bulkLimits.ids
  const filter: Record<string, unknown> = Object.fromEntries(
    filtersIn(list.search).map((name) => [name, list.search[name]]),
  )
  const filters = JSON.stringify(filter)
  const none: State<Item> = { ticked: new Map(), all: null, anchor: null, filters }
  const [state, setState] = useState(none)
  const { ticked, all, anchor } = state.filters === filters ? state : none
  const { items = [], total = 0 } = list.query.data ?? {}
  const onPage = items.filter(({ id }) => all !== null || ticked.has(id))
  const put = (changes: Partial<State<Item>>) => setState({ ticked, all, anchor, filters, ...changes })
  /** Without a row, a selection of all matching rows becomes one of this page. */
  const current = () => new Map(all === null ? ticked : items.map((item) => [item.id, item]))
  const toggle: Selection<Item>['toggle'] = (item, { range }) => {
    const next = current()
    const isOn = !next.has(item.id)
    for (const each of range ? between(items, anchor, item) : [item]) {
      if (!isOn) next.delete(each.id)
      else if (next.size < limit) next.set(each.id, each)
    }
    put({ ticked: next, all: null, anchor: item.id })
  }
  const togglePage = () => {
    const next = current()
    const isOn = onPage.length < items.length
    for (const item of items) {
      if (!isOn) next.delete(item.id)
      else if (next.size < limit) next.set(item.id, item)
    }
    put({ ticked: next, all: null, anchor: null })
  }
  const count = all ?? ticked.size
  return {
    count,
    isAll: all !== null,
    items: all === null ? [...ticked.values()] : items,
    isTicked: ({ id }) => all !== null || ticked.has(id),
    toggle,
    togglePage,
    page: onPage.length === 0 ? 'none' : onPage.length < items.length ? 'some' : 'all',
    more: count > 0 && all === null && total > count && most === undefined ? total : null,
    selectAll: () => put({ all: total, anchor: null }),
    clear: () => put(none),
    rows: () => (all === null ? { ids: [...ticked.keys()] } : { filter: { ...filter, similar: true }, total: all }),
  }
}

/** @returns the rows from one to another, in the order of the page; the other one alone where the first is not there. */
function between<Item extends { id: string }>(items: Item[], from: string | null, to: Item): Item[] {
  const [start, end] = [items.findIndex(({ id }) => id === from), items.findIndex(({ id }) => id === to.id)]
  return start < 0 ? [to] : items.slice(Math.min(start, end), Math.max(start, end) + 1)
}
