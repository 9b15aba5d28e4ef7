import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../kit/api/admin-api.ts'

export const backupSetupQuery = queryOptions({
  queryKey: ['admin-backup-setup'],
  queryFn: ({ signal }) => adminApi.backup.setup(undefined, { signal }),
})
