import { Button, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import type { HistoryEntry, VersionedEntity } from '#contract/admin/changes/history.ts'
import { dayInIndia, formatDay, formatTime, isToday } from '#values/format/dates.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { LoadingRows } from '../../kit/list/rows/loading-rows.tsx'
import { kindLabels } from '../activity/change-words.ts'
import { authorOf } from './history-words.ts'
import styles from './history-list.module.css'

interface HistoryListProps {
  entity: VersionedEntity
  id: string
  onChoose: (changeId: number) => void
}

/** The changes of an item, grouped by day, latest first. */
export function HistoryList({ entity, id, onChoose }: HistoryListProps) {
  const query = useHistory(entity, id)
  if (query.isPending) return <LoadingRows height={64} rows={5} />
  if (query.isError && !query.data) {
    return <LoadFailure title="The history did not load" error={query.error} onRetry={query.refetch} />
  }
  const entries = query.data.pages.flatMap(({ items }) => items)
  if (entries.length === 0) {
    return <Text>No changes yet. The next save is the first entry.</Text>
  }
  const days = [...Map.groupBy(entries, ({ at }) => dayInIndia(at)).entries()]
  return (
    <Stack gap="1.25rem" pb="1.5rem">
      <Text c="dimmed">Choose a change to compare that version with what is in the form now.</Text>
      {days.map(([day, some]) => (
        <Day key={day} entries={some} onChoose={onChoose} />
      ))}
      <Older query={query} />
    </Stack>
  )
}

type HistoryQuery = ReturnType<typeof useHistory>

function useHistory(entity: VersionedEntity, item_id: string) {
  return useInfiniteQuery({
    queryKey: ['admin-changes', 'history', entity, item_id],
    queryFn: ({ pageParam, signal }) =>
      adminApi.changes.history({ entity, item_id, ...(pageParam ? { before: pageParam } : {}) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ items, more }) => (more ? items.at(-1)!.id : null),
    staleTime: 0,
  })
}

function Older({ query }: { query: HistoryQuery }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const end = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone.
    if (!hasNextPage && wasPressed.current) end.current?.focus()
  }, [hasNextPage])
  if (!hasNextPage) {
    return (
      <Text c="dimmed" ref={end} tabIndex={-1} className={styles.end}>
        These are all stored changes.
      </Text>
    )
  }
  return (
    <div className={styles.end}>
      {isFetchNextPageError ? (
        <Text role="alert" mb="xs">
          Older changes did not load. Please try again.
        </Text>
      ) : null}
      <Button
        variant="default"
        aria-disabled={isFetchingNextPage || undefined}
        onClick={() => {
          wasPressed.current = true
          if (!isFetchingNextPage) void fetchNextPage()
        }}
      >
        {isFetchingNextPage ? 'Loading...' : 'Show older changes'}
      </Button>
    </div>
  )
}

function Day({ entries, onChoose }: { entries: HistoryEntry[]; onChoose: (changeId: number) => void }) {
  const id = useId()
  const { at } = entries[0]!
  return (
    <div role="group" aria-labelledby={id}>
      <Title order={3} size="h5" id={id} mb="xs">
        {isToday(at) ? 'Today' : formatDay(at)}
      </Title>
      <Stack component="ul" gap={0} className="lined" bd="1px solid var(--color-line)" bdrs={4}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} onChoose={onChoose} />
          </li>
        ))}
      </Stack>
    </div>
  )
}

function Entry({ entry, onChoose }: { entry: HistoryEntry; onChoose: (changeId: number) => void }) {
  const { id, at, kind, sentences } = entry
  return (
    <UnstyledButton className={styles.entry} onClick={() => onChoose(id)}>
      <span className={styles.head}>
        <time dateTime={at}>{formatTime(at)}</time> <span>{authorOf(entry)}</span>
      </span>
      {(sentences.length > 0 ? sentences : [kindLabels[kind]]).map((sentence) => (
        <Text component="span" display="block" key={sentence}>
          {sentence}
        </Text>
      ))}
    </UnstyledButton>
  )
}
