import { Skeleton, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { LoadFailure } from '../feedback/load-failure.tsx'
import styles from './panel.module.css'

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
    <section aria-labelledby={id} className={styles.panel}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {query.isPending ? (
        <div role="status" aria-label="Loading" className={styles.loading}>
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} height={20} width={`${90 - line * 12}%`} />
          ))}
        </div>
      ) : query.data === null || query.data === undefined ? (
        <LoadFailure title={failure} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        children(query.data)
      )}
    </section>
  )
}
