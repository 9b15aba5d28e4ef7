import { useSyncExternalStore } from 'react'

const noSubscription = () => () => {}

/** @returns false on the server and in the first render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
}
