import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { everythingLimits, thingSchema, type Thing } from '#contract/admin/search.ts'
import { thingAt } from '../search/found-things.ts'
import type { ListSearch } from '../list/list-search.ts'

/** In this browser: ids only, as names change and are nobody else's business. */
const storageKey = 'recent-things'

const shown = 8

/** Recently opened items, the latest first. */
export function recentThings(): Thing[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return thingSchema.array().max(everythingLimits.named).catch([]).parse(stored)
  } catch {
    // Storage may be switched off, or hold something else.
    return []
  }
}

export function forgetRecentThings(): void {
  write([])
}

/** Notes every form that is opened, from its address. */
export function useNoteOpened(): void {
  const { pathname, search } = useLocation()
  const { edit } = search as ListSearch
  useEffect(() => {
    const thing = thingAt(pathname, edit)
    if (!thing) return
    const rest = recentThings().filter(({ noun, id }) => noun !== thing.noun || id !== thing.id)
    write([thing, ...rest].slice(0, shown))
  }, [pathname, edit])
}

function write(things: Thing[]): void {
  try {
    if (things.length > 0) localStorage.setItem(storageKey, JSON.stringify(things))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage nothing is remembered.
  }
}
