import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Comparables } from '#contract/admin/dashboard/checks.ts'
import { adminApi, type AdminApi } from '../../kit/api/admin-api.ts'

/** What is asked for follows typing after so many milliseconds. */
const debounceTime = 400

/**
 * What the checks of a form compare it with; undefined until it is known. Without an answer the checks that need it are
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
