import { Skeleton, Stack, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { framed } from './theme.ts'
import { LoadFailure } from '../feedback/load-failure.tsx'

interface PanelProps<Data> {
  title: string
  /** Query of the panel; its data is null if only this part of the answer is missing. */
  query: UseQueryResult<Data | null>
  /** Said when the query fails: 'The changes did not load'. */
  failure: string
  /** Lines that are drawn while it loads. */
  lines: number
  children: (data: Data) => ReactNode
}

/** A part of the dashboard, with its own states of loading and failure. */
export function Panel<Data>({ title, query, failure, lines, children }: PanelProps<Data>) {
  const id = useId()
  return (
    <Stack
      component="section"
      gap="0.75rem"
      p={{ base: '1rem', sm: '1.25rem 1.5rem' }}
      {...framed}
      aria-labelledby={id}
    >
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {query.isPending ? (
        <Stack gap="0.75rem" role="status" aria-label="Loading">
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} height={20} width={`${90 - line * 12}%`} />
          ))}
        </Stack>
      ) : query.data === null || query.data === undefined ? (
        <LoadFailure title={failure} error={query.error} onRetry={query.refetch} />
      ) : (
        children(query.data)
      )}
    </Stack>
  )
}
