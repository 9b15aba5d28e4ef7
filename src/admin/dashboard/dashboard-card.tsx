import { Skeleton, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { LoadFailure } from '../shell/feedback/load-failure.tsx'
import styles from './dashboard-card.module.css'

interface DashboardCardProps<Data> {
  title: string
  query: UseQueryResult<Data>
  /** Said when the query fails: 'The changes did not load'. */
  failure: string
  /** Lines that are drawn while it loads. */
  lines: number
  children: (data: Data) => ReactNode
}

/** A part of the dashboard that loads for itself, and fails for itself. */
export function DashboardCard<Data>({ title, query, failure, lines, children }: DashboardCardProps<Data>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.card}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {query.isPending ? (
        <div role="status" aria-label="Loading" className={styles.loading}>
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} height={20} width={`${90 - line * 12}%`} />
          ))}
        </div>
      ) : query.isError ? (
        <LoadFailure title={failure} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        children(query.data)
      )}
    </section>
  )
}
