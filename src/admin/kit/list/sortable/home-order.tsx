import { Button, Group, Modal, Skeleton, Text } from '@mantine/core'
import { queryOptions, useQuery, type QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { listMessages } from '#contract/admin/lists/list-messages.ts'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { callError, type AdminApi } from '../../api/admin-api.ts'
import { queryTimes } from '../../api/admin-query-client.ts'
import { useReload } from '../../api/use-reload.ts'
import { useWrite } from '../../api/use-write.ts'
import { LoadFailure } from '../../feedback/load-failure.tsx'
import { toastFailure } from '../../feedback/toasts.ts'
import { useIsNarrow } from '../../hooks/use-is-narrow.ts'
import { SortableList } from './sortable-list.tsx'
import { toastWithUndo } from '../../feedback/toast-with-undo.tsx'

interface HomeOrderProps<Item> {
  title: string
  /** Accessible name of the list. */
  label: string
  queryKey: QueryKey
  read: (signal: AbortSignal) => Promise<Item[]>
  nameOf: (item: Item) => string
  /** Number of items that the home page shows. */
  shown: number
  children: (item: Item) => ReactNode
  /** Text if nothing was chosen for the home page. */
  empty: string
  order: (ids: string[], api: AdminApi) => Promise<unknown>
  onClose: () => void
}

const { home } = listMessages

/** The order of what the home page shows of a content type: by dragging, with arrow keys, or with buttons. */
export function HomeOrder<Item extends { id: string }>(props: HomeOrderProps<Item>) {
  const { title, queryKey, read, empty, onClose } = props
  const { data, isPending, isError, error, refetch } = useQuery(
    queryOptions({ queryKey, queryFn: ({ signal }) => read(signal), ...queryTimes(cacheTimes.adminLists) }),
  )
  return (
    <Modal opened title={title} onClose={onClose} size="40rem" fullScreen={useIsNarrow()}>
      {isPending ? <Skeleton height={240} aria-label="Loading" /> : null}
      {isError ? <LoadFailure title={home.loadFailed} error={error} onRetry={refetch} /> : null}
      {data?.length === 0 ? <Text>{empty}</Text> : null}
      {data && data.length > 0 ? (
        // Shows a list that was changed elsewhere in its new order.
        <Arranged key={data.map(({ id }) => id).join()} items={data} {...props} />
      ) : null}
    </Modal>
  )
}

function Arranged<Item extends { id: string }>(props: HomeOrderProps<Item> & { items: Item[] }) {
  const { items, label, nameOf, shown, children, order, onClose } = props
  const [arranged, setArranged] = useState(items)
  const reload = useReload()
  const { mutate, isPending } = useWrite({
    write: (ids: string[], { api }) => order(ids, api),
    onSuccess: (_result, _ids, change) => {
      toastWithUndo(home.ordered, { change })
      onClose()
    },
    onError: async (error) => {
      const failure = callError(error)
      toastFailure(failure?.code === 'HOME_CHANGED' ? home.changed : home.failed)
      if (failure?.code === 'HOME_CHANGED') await reload()
    },
  })
  const rows = arranged.map((item) => ({ key: item.id, item }))
  return (
    <>
      <Text mb="sm">The home page shows the first {shown}.</Text>
      <SortableList
        label={label}
        items={rows}
        layout="lines"
        nameOf={(index) => nameOf(arranged[index]!)}
        onMove={(from, to) => setArranged(arranged.toSpliced(from, 1).toSpliced(to, 0, arranged[from]!))}
      >
        {({ item }) => children(item)}
      </SortableList>
      <Group justify="flex-end" mt="md">
        <Button variant="default" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isPending} onClick={() => mutate(arranged.map(({ id }) => id))}>
          Save order
        </Button>
      </Group>
    </>
  )
}
