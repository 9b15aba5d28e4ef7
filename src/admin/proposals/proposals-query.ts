import { useQuery } from '@tanstack/react-query'
import { adminApi } from '../kit/api/admin-api.ts'

/** @param filter without one, those that wait for the owner. */
export function useProposals(filter: { enquiry_id?: string; templates?: boolean; all?: boolean }) {
  return useQuery({
    queryKey: ['admin-proposals', 'list', filter],
    queryFn: ({ signal }) => adminApi.proposals.list(filter, { signal }),
    staleTime: 0,
  })
}
