import { useEffect, useEffectEvent } from 'react'

const listeners = new Set<() => void>()

/** A change was taken back: what forms began with may no longer be stored. */
export function tellUndone(): void {
  for (const listener of listeners) listener()
}

/** @param onUndone called after each undo in this tab. */
export function useUndone(onUndone: () => void): void {
  const listener = useEffectEvent(onUndone)
  useEffect(() => {
    const call = () => listener()
    listeners.add(call)
    return () => void listeners.delete(call)
  }, [])
}
