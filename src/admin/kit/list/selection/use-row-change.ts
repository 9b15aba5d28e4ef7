import { useState } from 'react'
import { listMessages } from '#contract/admin/lists/list-messages.ts'
import type { BulkRefusal } from '#contract/admin/lists/rows.ts'
import { callError } from '../../api/admin-api.ts'
import { useReload } from '../../api/use-reload.ts'
import { useWrite } from '../../api/use-write.ts'
import { toastFailure } from '../../feedback/toasts.ts'
import { toastWithUndo } from '../../feedback/toast-with-undo.tsx'
import type { BulkOptions } from './bulk-options.ts'

/** Changes one row by the call that changes several: by the same rules, and with the same undo. */
export interface RowChange<Item, Action> {
  isPending: (item: Item) => boolean
  run: (item: Item, action: Action) => void
}

export function useRowChange<Item extends { id: string }, Action>(
  options: Pick<BulkOptions<Item, Action>, 'send' | 'nameOf' | 'doneText'>,
): RowChange<Item, Action> {
  const { send, nameOf, doneText } = options
  const reload = useReload()
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const end = ({ id }: Item) => setPending((ids) => new Set([...ids].filter((each) => each !== id)))
  const { mutate } = useWrite({
    write: ({ item, action }: { item: Item; action: Action }, { api }) =>
      send({ rows: { ids: [item.id] }, action }, api),
    onMutate: ({ item }) => setPending((ids) => new Set([...ids, item.id])),
    onSuccess: async (_result, { item, action }, change) => {
      toastWithUndo(`“${nameOf(item)}” ${doneText(action)}`, { change })
      await reload()
      end(item)
    },
    onError: (error, { item }) => {
      end(item)
      toastFailure(`“${nameOf(item)}”: ${whyNot(error)}`)
    },
  })
  return { isPending: ({ id }) => pending.has(id), run: (item, action) => mutate({ item, action }) }
}

function whyNot(error: Error): string {
  const failure = callError(error)
  if (failure?.code === 'ROWS_REFUSED') return (failure.data as BulkRefusal).rows[0]?.reason ?? listMessages.failed
  return failure?.status !== undefined && failure.status < 500 ? failure.message : listMessages.failed
}
