import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { everythingLimits, itemSchema, type Item } from '#contract/admin/search.ts'
import { itemAt } from './found-items.ts'
import type { ListSearch } from '../list/list-search.ts'

/** Stored in this browser: ids only, as names change and are private. */
const storageKey = 'recent-items'

const shown = 8

/** Recently opened items, the latest first. */
export function recentItems(): Item[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return itemSchema.array().max(everythingLimits.named).catch([]).parse(stored)
  } catch {
    // Storage may be switched off, or hold something else.
    return []
  }
}

export function forgetRecentItems(): void {
  write([])
}

/** Notes every form that is opened, from its address. */
export function useNoteOpened(): void {
  const { pathname, search } = useLocation()
  const { edit } = search as ListSearch
  useEffect(() => {
    const item = itemAt(pathname, edit)
    if (!item) return
    const rest = recentItems().filter(({ entity, id }) => entity !== item.entity || id !== item.id)
    write([item, ...rest].slice(0, shown))
  }, [pathname, edit])
}

function write(items: Item[]): void {
  try {
    if (items.length > 0) localStorage.setItem(storageKey, JSON.stringify(items))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage nothing is remembered.
  }
}
