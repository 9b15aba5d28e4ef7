import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Comparables } from '#contract/admin/dashboard/checks.ts'
import { adminApi, type AdminApi } from '../../kit/api/admin-api.ts'

/** Milliseconds without typing after which the query follows. */
const debounceTime = 400

/**
 * Figures that the checks compare a form with; undefined until known. Without them, the checks that need them are
 * left out, since none is worth an error.
 */
export function useComparables(
  asked: Parameters<AdminApi['checks']['comparables']>[0],
  ready: boolean,
): Comparables | undefined {
  const [settled] = useDebouncedValue(JSON.stringify(asked), debounceTime)
  const { data } = useQuery({
    queryKey: ['admin-checks', settled],
    queryFn: ({ signal }) => adminApi.checks.comparables(JSON.parse(settled) as typeof asked, { signal }),
    enabled: ready,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return ready ? data : undefined
}
