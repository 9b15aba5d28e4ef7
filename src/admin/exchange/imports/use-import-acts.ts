import { useQueryClient } from '@tanstack/react-query'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import type { AdminImport } from '#contract/admin/exchange/imports.ts'
import { callError } from '../../kit/api/admin-api.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure } from '../../kit/feedback/toasts.ts'
import { importQuery } from './imports-query.ts'

/** What can be done with a file that was sent. */
export function useImportActs({ id }: AdminImport) {
  const queryClient = useQueryClient()
  const show = async (file: AdminImport) => {
    queryClient.setQueryData(importQuery(id).queryKey, file)
    await queryClient.invalidateQueries({ queryKey: ['admin-tasks'] })
  }
  const run = useWrite({
    write: (import_id: string, { api }) => api.imports.run({ import_id }),
    onSuccess: show,
    onError: (error) => toastFailure(callError(error)?.message ?? importMessages.runFailed),
  })
  const check = useWrite({
    write: ({ id: import_id, create_regions, overwrite, parts }: AdminImport, { api }) =>
      api.imports.check({ import_id, parts, create_regions, overwrite }),
    onSuccess: show,
    onError: (error) => toastFailure(callError(error)?.message ?? importMessages.checkFailed),
  })
  return { run, check }
}
