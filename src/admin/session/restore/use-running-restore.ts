import { useLocalStorage } from '@mantine/hooks'

/** A restore that this browser has begun, and has not seen end: it is followed again after a reload. */
export interface RunningRestore {
  id: string
  at: string
}

/** @param of the site that is open, or a new one that is set up. */
export function useRunningRestore(of: 'site' | 'new-site') {
  return useLocalStorage<RunningRestore | null>({
    key: `hatheli-restore-${of}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  })
}
