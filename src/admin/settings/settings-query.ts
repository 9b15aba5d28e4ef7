import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../shell/api/admin-api.ts'
import { serverQuery } from '../shell/feedback/server-query.ts'
import { siteQuery } from '../shell/preview/site-query.ts'

export const settingsQuery = queryOptions({
  queryKey: ['admin-settings'],
  queryFn: ({ signal }) => adminApi.settings.list(undefined, { signal }),
  // The screen is a form, which opens with what is stored now.
  staleTime: 0,
})

/** What else shows settings: placeholders on the dashboard, the name of the company. */
export const settingsRefresh = [settingsQuery.queryKey, serverQuery.queryKey, siteQuery.queryKey]
