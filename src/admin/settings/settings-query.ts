import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../kit/api/admin-api.ts'
import { serverQuery } from '../kit/feedback/server-query.ts'
import { siteQuery } from '../kit/layout/site-query.ts'

export const settingsQuery = queryOptions({
  queryKey: ['admin-settings'],
  queryFn: ({ signal }) => adminApi.settings.list(undefined, { signal }),
  // The screen is a form, which opens with the stored values.
  staleTime: 0,
})

/** Other queries that depend on settings: placeholders on the dashboard, the company's name. */
export const settingsRefresh = [settingsQuery.queryKey, serverQuery.queryKey, siteQuery.queryKey]
