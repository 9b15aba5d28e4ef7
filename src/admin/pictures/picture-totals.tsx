import { Button, Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PictureTotals } from '#contract/admin/pictures.ts'
import { adminMessages } from '#contract/messages.ts'
import type { Bucket } from '#contract/pictures.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { countOf, formatCount } from '#values/format/counts.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { useReload } from '../kit/api/use-reload.ts'
import { useWrite } from '../kit/api/use-write.ts'
import { confirm } from '../kit/feedback/confirm.tsx'
import { toastFailure } from '../kit/feedback/toasts.ts'
import { toastWithUndo } from '../kit/feedback/toast-with-undo.tsx'
import { Trash } from '../kit/layout/admin-icons.tsx'
import styles from './picture-filters.module.css'

/** Under the key of the list, so that it follows the list's changes. */
function totalsQuery(bucket: Bucket | undefined) {
  return queryOptions({
    queryKey: ['admin-pictures', 'totals', bucket ?? null],
    queryFn: ({ signal }) => adminApi.pictures.totals({ bucket }, { signal }),
    staleTime: 0,
  })
}

/** Space used by pictures of one kind or of all kinds, with a button to delete the unused ones. */
export function PictureTotalsLine({ bucket }: { bucket: Bucket | undefined }) {
  const { data: totals } = useQuery(totalsQuery(bucket))
  const { deleteUnused, isPending } = useDeleteUnused(bucket)
  if (!totals || totals.pictures === 0) return null
  return (
    <div className={styles.totals}>
      <Text c="dimmed">{formatBytes(totals.bytes)} stored, all sizes included</Text>
      {totals.unused > 0 ? (
        <Button
          variant="subtle"
          color="madder"
          size="compact-sm"
          leftSection={<Trash className="size-4" />}
          disabled={isPending}
          onClick={() => void deleteUnused(totals)}
        >
          Delete {formatCount(totals.unused)} unused ({formatBytes(totals.unused_bytes)})
        </Button>
      ) : null}
    </div>
  )
}

function useDeleteUnused(bucket: Bucket | undefined) {
  const reload = useReload()
  const { unusedDeleted, deleteFailed } = adminMessages.pictures
  const { mutate, isPending } = useWrite({
    write: (_nothing: void, { api }) => api.pictures.deleteUnused({ bucket }),
    onSuccess: async ({ deleted }, _nothing, change) => {
      toastWithUndo(unusedDeleted(deleted), { change })
      await reload()
    },
    onError: () => toastFailure(deleteFailed),
  })
  const deleteUnused = async ({ unused, unused_bytes }: PictureTotals) => {
    const text = `${countOf(unused, 'picture')} (${formatBytes(unused_bytes)}) that are not in use will move to the trash for 30 days. Pictures in an unsaved form count as unused.`
    if (await confirm({ title: 'Delete unused pictures', text, confirm: 'Delete' })) mutate()
  }
  return { deleteUnused, isPending }
}
