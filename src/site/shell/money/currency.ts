import { useSyncExternalStore } from 'react'
import type { SiteProfile } from '#contract/site.ts'
import { isOutdated, type Rate } from '#values/format/converted.ts'
import { useSite } from '../queries/site-query.ts'

const storageKey = 'currency'
const listeners = new Set<() => void>()

/** The reader's choice; null until it is read. */
let chosen: string | null = null

/** @returns the code of the reader's currency; blank without one, on the server and in the first render. */
export function useCurrency(): string {
  return useSyncExternalStore(subscribe, current, () => '')
}

/** Those of the settings, until they are outdated: the page may be older than it looks. */
export function useRates(): SiteProfile['rates'] {
  const { rates } = useSite()
  const isCurrent = useSyncExternalStore(
    subscribe,
    () => rates !== null && !isOutdated(rates.until),
    () => rates !== null,
  )
  return isCurrent ? rates : null
}

/** Of the reader's currency. */
export function useRate(): Rate | undefined {
  const code = useCurrency()
  return useRates()?.rates.find((each) => each.code === code)
}

/** Without storage the choice holds until the page is left. */
export function chooseCurrency(code: string): void {
  chosen = code
  try {
    localStorage.setItem(storageKey, code)
  } catch {}
  for (const listener of listeners) listener()
}

function current(): string {
  return (chosen ??= stored())
}

function stored(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
