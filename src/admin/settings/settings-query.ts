import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../kit/api/admin-api.ts'

export const settingsQuery = queryOptions({
  queryKey: ['admin-settings'],
  queryFn: ({ signal }) => adminApi.settings.list(undefined, { signal }),
  // The screen is a form, which opens with the stored values.
  staleTime: 0,
})
