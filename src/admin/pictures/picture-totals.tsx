import { Button, Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { adminMessages } from '#contract/messages.ts'
import type { Bucket } from '#contract/pictures.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { countOf, formatCount } from '#values/format/counts.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { useAction } from '../kit/api/use-action.ts'
import { useReload } from '../kit/api/use-reload.ts'
import { Trash } from '../kit/layout/admin-icons.tsx'
import styles from './picture-filters.module.css'

const messages = adminMessages.pictures

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
  const { act, isPending } = useAction()
  const reload = useReload()
  if (!totals || totals.pictures === 0) return null
  const deleteUnused = () =>
    act({
      question: {
        title: 'Delete unused pictures',
        text: `${countOf(totals.unused, 'picture')} (${formatBytes(totals.unused_bytes)}) that are not in use will move to the trash for 30 days. Pictures in an unsaved form count as unused.`,
        confirm: 'Delete',
      },
      run: ({ pictures }) => pictures.deleteUnused({ bucket }),
      done: ({ deleted }) => messages.unusedDeleted(deleted),
      failed: messages.deleteFailed,
      onDone: reload,
    })
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
          onClick={deleteUnused}
        >
          Delete {formatCount(totals.unused)} unused ({formatBytes(totals.unused_bytes)})
        </Button>
      ) : null}
    </div>
  )
}
