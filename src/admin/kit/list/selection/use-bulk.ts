import { useState } from 'react'
import { listMessages } from '#contract/admin/lists/list-messages.ts'
import type { BulkRefusal, BulkResult } from '#contract/admin/lists/rows.ts'
import { formatCount } from '#values/format/counts.ts'
import { callError } from '../../api/admin-api.ts'
import { useReload } from '../../api/use-reload.ts'
import { useWrite } from '../../api/use-write.ts'
import { toastFailure, toastSuccess } from '../../feedback/toasts.ts'
import { toastWithUndo } from '../../feedback/toast-with-undo.tsx'
import type { BulkOptions, BulkRequest } from './bulk-options.ts'
import type { Selection } from './use-selection.ts'

/** The refused rows, with the request that they refused. */
export interface Refused<Action> extends BulkRefusal {
  request: BulkRequest<Action>
}

/** Changes the ticked rows by one call; its toast takes all of it back. */
export function useBulk<Item, Action>(
  { send, doneText }: BulkOptions<Item, Action>,
  selection: Selection<Item>,
  names: [string, string],
) {
  const [refused, setRefused] = useState<Refused<Action> | null>(null)
  const reload = useReload()
  const { mutate, isPending } = useWrite({
    write: (request: BulkRequest<Action>, { api }) => send(request, api),
    onSuccess: (result, { action }, change) => {
      const text = doneSentence(result, doneText(action), names)
      if (change === null) toastSuccess(text)
      else toastWithUndo(text, { change })
      selection.clear()
    },
    onError: async (error, request) => {
      const failure = callError(error)
      if (failure?.code === 'ROWS_REFUSED') {
        setRefused({ ...(failure.data as BulkRefusal), request })
        return
      }
      toastFailure(failureText(failure, selection.count))
      if (failure?.code !== 'COUNT_DIFFERS') return
      selection.clear()
      await reload()
    },
  })
  return {
    isPending,
    run: (action: Action) => mutate({ rows: selection.rows(), action }),
    refused,
    /** Leaves out the refused rows, or cancels everything. */
    answer: (onlyValid: boolean) => {
      if (onlyValid && refused) mutate({ ...refused.request, only_valid: true })
      setRefused(null)
    },
  }
}

function failureText(failure: ReturnType<typeof callError>, confirmed: number): string {
  if (failure?.code === 'COUNT_DIFFERS')
    return listMessages.countDiffers((failure.data as { total: number }).total, confirmed)
  return failure?.status !== undefined && failure.status < 500 ? failure.message : listMessages.failed
}

/** '10 trips unpublished. 2 were so already.' */
function doneSentence(result: BulkResult, done: string, [one, many]: [string, string]): string {
  const { changed, unchanged, left_out } = result
  const parts = [
    `${formatCount(changed)} ${changed === 1 ? one : many} ${done}`,
    unchanged > 0 ? `${formatCount(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so already` : '',
    left_out > 0 ? `${formatCount(left_out)} left out` : '',
  ]
  return parts.filter(Boolean).join('. ')
}
