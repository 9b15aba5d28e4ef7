import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** @returns whether scripts run: false on the server and in the first render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
