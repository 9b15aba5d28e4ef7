import { Box, Button, Stack, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { RestorePoint } from '#contract/admin/backup/backup.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { dayInIndia, formatDay, formatMoment, formatTime, isToday } from '#values/format/dates.ts'
import { callError } from '../kit/api/admin-api.ts'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import { EmptyList } from '../kit/list/empty-list.tsx'
import { framed } from '../kit/layout/theme.ts'
import { LoadingRows } from '../kit/list/rows/loading-rows.tsx'
import { changedWords } from './changed-words.ts'
import { restorePointsQuery } from './backup-queries.ts'
import styles from './restore-points.module.css'

/** The moments that can be restored, below their days, the latest first. */
export function RestorePoints({ onRestore }: { onRestore: (point: RestorePoint) => void }) {
  const query = useInfiniteQuery(restorePointsQuery)
  if (query.isPending) return <LoadingRows height={48} />
  if (!query.data) {
    const title =
      callError(query.error)?.code === 'BACKUP_AWAY' ? query.error.message : 'The restore points did not load'
    return <LoadFailure title={title} error={query.error} onRetry={query.refetch} />
  }
  const points = query.data.pages.flatMap((page) => page.points)
  if (points.length === 0) {
    return (
      <EmptyList title="No restore points yet" text="The first one appears here when the first backup is complete." />
    )
  }
  const days = [...Map.groupBy(points, ({ at }) => dayInIndia(at)).values()]
  return (
    <Stack gap="1.5rem">
      {days.map((some) => (
        <Day key={dayInIndia(some[0]!.at)} points={some} onRestore={onRestore} />
      ))}
      {query.hasNextPage ? (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </Stack>
  )
}

interface DayProps {
  points: RestorePoint[]
  onRestore: (point: RestorePoint) => void
}

function Day({ points, onRestore }: DayProps) {
  const id = useId()
  const { at } = points[0]!
  return (
    <section aria-labelledby={id}>
      <Title order={4} size="h5" id={id} mb={4}>
        {isToday(at) ? 'Today' : formatDay(at)}
      </Title>
      <Stack component="ul" gap={0} className="lined" {...framed}>
        {points.map((point) => (
          <li key={point.id} className={styles.point}>
            <time dateTime={point.at} className={styles.time}>
              {formatTime(point.at)}
            </time>
            <Box style={{ overflowWrap: 'anywhere' }}>
              <Text>{changedWords(point.changed)}</Text>
              <Text c="dimmed">{formatBytes(point.bytes)}</Text>
            </Box>
            <Button
              variant="default"
              size="compact-md"
              aria-label={`Restore to ${formatMoment(point.at)}`}
              onClick={() => onRestore(point)}
            >
              Restore
            </Button>
          </li>
        ))}
      </Stack>
    </section>
  )
}
