import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ImportOutcome } from '#contract/admin/exchange/imports.ts'
import { adminApi } from '../../kit/api/admin-api.ts'

export const rowsPerPage = 25

/** Milliseconds between two looks while it is worked on. */
const look = 700

export function importQuery(id: string) {
  return queryOptions({
    queryKey: ['admin-imports', id],
    queryFn: ({ signal }) => adminApi.imports.get({ import_id: id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.task && data.task.finished_at === null ? look : false),
  })
}

export function importRowsQuery(id: string, outcome: ImportOutcome, page: number) {
  return queryOptions({
    queryKey: ['admin-imports', id, 'rows', outcome, page],
    queryFn: ({ signal }) =>
      adminApi.imports.rows({ import_id: id, outcome, page, page_size: rowsPerPage }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
