import { useSyncExternalStore } from 'react'
import { cleanPerson, personHeader } from '#contract/http/person-header.ts'

/** Key in this browser's storage. */
const key = 'who-is-writing'

const listeners = new Set<() => void>()

/** @returns the name of the person who uses this browser; '' where none was given or nothing can be stored. */
export function readPerson(): string {
  try {
    return cleanPerson(localStorage.getItem(key) ?? '')
  } catch {
    return ''
  }
}

/** @returns whether the browser stored it. */
export function storePerson(name: string): boolean {
  try {
    localStorage.setItem(key, cleanPerson(name))
    for (const changed of listeners) changed()
    return true
  } catch {
    return false
  }
}

/** Headers of every call of the back office. */
export function personHeaders(): Record<string, string> {
  const name = readPerson()
  return name ? { [personHeader]: encodeURIComponent(name) } : {}
}

export function usePerson(): string {
  return useSyncExternalStore(subscribe, readPerson)
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  globalThis.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    globalThis.removeEventListener('storage', changed)
  }
}
