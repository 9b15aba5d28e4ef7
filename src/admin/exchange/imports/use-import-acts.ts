import { useQueryClient } from '@tanstack/react-query'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import type { AdminImport } from '#contract/admin/exchange/imports.ts'
import { callError } from '../../kit/api/admin-api.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure } from '../../kit/feedback/toasts.ts'
import { importQuery } from './imports-query.ts'

/** How a file is read: left out, as in its last check. */
type Reading = Partial<Pick<AdminImport, 'mapping' | 'corrections'>>

/** Actions on an uploaded file. */
export function useImportActs({ id: import_id, create_regions, overwrite, parts }: AdminImport) {
  const queryClient = useQueryClient()
  const show = (file: AdminImport) => queryClient.setQueryData(importQuery(import_id).queryKey, file)
  const run = useWrite({
    write: (skip_problems: boolean, { api }) => api.imports.run({ import_id, skip_problems }),
    onSuccess: show,
    onError: (error) => toastFailure(callError(error)?.message ?? importMessages.runFailed),
  })
  const check = useWrite({
    write: (reading: Reading, { api }) =>
      api.imports.check({ import_id, parts, create_regions, overwrite, ...reading }),
    onSuccess: show,
    onError: (error) => toastFailure(callError(error)?.message ?? importMessages.checkFailed),
  })
  return { run, check }
}
