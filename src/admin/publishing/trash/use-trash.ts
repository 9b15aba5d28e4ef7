import { useNavigate } from '@tanstack/react-router'
import { adminMessages } from '#contract/messages.ts'
import type { TrashItem, TrashEntity } from '#contract/admin/changes/trash.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatCount } from '#values/format/counts.ts'
import { callError } from '../../kit/api/admin-api.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { confirm } from '../../kit/feedback/confirm.tsx'
import { focusUnlessMoved } from '../../kit/hooks/use-return-focus.ts'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { entityLabels } from '../../kit/layout/entity-labels.ts'
import { formLink } from '../../kit/search/found-items.ts'
import { toastWithUndo } from '../../kit/feedback/toast-with-undo.tsx'
import { nameOf, restoredMessage } from './trash-words.ts'

const { trash } = adminMessages

/** @param onGone moves the focus, since the row's buttons no longer exist. */
export function useTrash(onGone: () => void) {
  const reload = useReload()
  const navigate = useNavigate()
  const isGone = async () => {
    const unlessMoved = focusUnlessMoved()
    await reload()
    unlessMoved(onGone)
  }
  const fail = (text: string) => (error: unknown) => {
    toastFailure(callError(error)?.message ?? text)
    // Another session may have restored or purged it.
    void reload()
  }
  const restore = useWrite({
    write: ({ entity, item_id }: TrashItem, { api }) => api.trash.restore({ entity, item_id }),
    onSuccess: async ({ label, as, notes }, item, change) => {
      const link =
        item.entity === 'pictures' ? { to: adminPaths.pictures } : formLink({ entity: item.entity, id: item.item_id })
      const onOpen = () => void navigate(link)
      toastWithUndo(restoredMessage(label, as, notes), { change, onOpen })
      await isGone()
    },
    onError: fail(trash.restoreFailed),
  })
  const purge = useWrite({
    write: ({ entity, item_id }: TrashItem, { api }) => api.trash.purge({ entity, item_id }),
    onSuccess: async (_purged, item) => {
      toastSuccess(trash.purged(nameOf(item)))
      await isGone()
    },
    onError: fail(trash.purgeFailed),
  })
  const empty = useWrite({
    write: (entity: TrashEntity | undefined, { api }) => api.trash.empty({ entity }),
    onSuccess: async ({ purged }) => {
      toastSuccess(trash.emptied(purged))
      await isGone()
    },
    onError: fail(trash.emptyFailed),
  })
  return {
    restore: restore.mutate,
    purge: async (item: TrashItem) => {
      const text = `“${nameOf(item)}” and its history will be deleted for ever, with pictures that are not used elsewhere.`
      if (await confirm({ title: 'Delete for ever', text, detail: irreversible, confirm: 'Delete for ever' })) {
        purge.mutate(item)
      }
    },
    empty: async (total: number, entity: TrashEntity | undefined) => {
      const text = `${itemsOf(total, entity)} will be deleted for ever, with their history and pictures that are not used elsewhere.`
      if (await confirm({ title: 'Empty trash', text, detail: irreversible, confirm: 'Delete for ever' })) {
        empty.mutate(entity)
      }
    },
    isBusy: restore.isPending || purge.isPending || empty.isPending,
  }
}

const irreversible = 'This cannot be undone.'

function itemsOf(total: number, entity: TrashEntity | undefined): string {
  if (!entity) return total === 1 ? '1 item' : `All ${formatCount(total)} items`
  const { one, many } = entityLabels[entity]
  return total === 1 ? `1 ${one.toLowerCase()}` : `All ${formatCount(total)} ${many.toLowerCase()}`
}
