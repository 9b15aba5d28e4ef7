import { queryOptions } from '@tanstack/react-query'
import { restorePath, type RestoreState } from '#contract/admin/backup/restores.ts'

/** `lost`: the program that knew it was started again. */
export type FollowedRestore = RestoreState | 'lost'

const second = 1000

/** Looks in a row that find nothing: with several nodes, only one knows the restore. */
const maxUnknown = 8

/** A failed look leaves the last state, and the next one follows. */
export function restoreStateQuery(id: string) {
  let unknown = 0
  return queryOptions({
    queryKey: ['restore', id],
    queryFn: async ({ signal }): Promise<FollowedRestore> => {
      const response = await fetch(restorePath(id), { signal })
      unknown = response.status === 404 ? unknown + 1 : 0
      if (unknown >= maxUnknown) return 'lost'
      if (!response.ok) throw new Error('no state')
      return (await response.json()) as RestoreState
    },
    refetchInterval: ({ state }) => (hasEnded(state.data) ? false : second),
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
}

export function hasEnded(state: FollowedRestore | undefined): boolean {
  return state === 'lost' || (state !== undefined && (state.step === 'done' || state.failure !== null))
}
