import { useQueryClient } from '@tanstack/react-query'

/** @returns what loads all that is on the screen again, and resolves when it is there. */
export function useReload(): () => Promise<void> {
  const queryClient = useQueryClient()
  // A write has begun to load it: that is waited for instead of asking twice.
  return () => queryClient.invalidateQueries({}, { cancelRefetch: false })
}
