import { Group, Skeleton, Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Dashboard } from '#contract/admin/dashboard/dashboard.ts'
import type { Status } from '#contract/fields.ts'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { countOf, formatCount } from '#values/format/counts.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { queryTimes } from '../kit/api/admin-query-client.ts'
import styles from './stat-cards.module.css'

const countTimes = queryTimes(cacheTimes.general)

/** A failure is only logged, and the cards show a dash (specification 8). */
const countsQuery = queryOptions({
  queryKey: ['admin-dashboard', 'counts'],
  queryFn: async ({ signal }): Promise<Dashboard | null> => {
    try {
      return await adminApi.dashboard.counts(undefined, { signal })
    } catch (error) {
      if (!signal.aborted) console.error('dashboard counts could not be fetched', error)
      return null
    }
  },
  ...countTimes,
  // The next visit asks again for missing counts.
  staleTime: ({ state }) => (state.data ? countTimes.staleTime : 0),
})

/** Four counts, which lead to their lists, and to those of one status (specification 2.13). */
export function StatCards() {
  const { data, isPending } = useQuery(countsQuery)
  return (
    <section aria-label="Catalogue" className={styles.cards}>
      <StatCard label="Total Trips" to={adminPaths.trips} counts={data?.trips} pending={isPending} />
      <StatCard label="Total Vendors" to={adminPaths.vendors} counts={data?.vendors} pending={isPending} />
      <StatCard label="Total Blogs" to={adminPaths.blogs} counts={data?.blogs} pending={isPending} />
      <StatCard label="Testimonials" to={adminPaths.testimonials} counts={data?.testimonials} pending={isPending} />
    </section>
  )
}

interface StatCardProps {
  label: string
  to: string
  counts: { total: number; published?: number } | undefined
  pending: boolean
}

function StatCard({ label, to, counts, pending }: StatCardProps) {
  const { total, published } = counts ?? {}
  return (
    <div className={styles.card}>
      <Link to={to} className={styles.all}>
        <Text component="span" fw={600}>
          {label}
        </Text>
        {pending ? (
          <Skeleton height={40} width={72} mt={6} />
        ) : (
          <span className={styles.value}>{total === undefined ? '–' : formatCount(total)}</span>
        )}
      </Link>
      <Group component="span" gap="0 0.875rem" mih="1.5em" c="dimmed">
        {total === undefined || published === undefined ? null : (
          <>
            <StatusLink to={to} status="published" label={label}>{`${formatCount(published)} published`}</StatusLink>
            {total > published ? (
              <StatusLink to={to} status="draft" label={label}>{`${countOf(total - published, 'draft')}`}</StatusLink>
            ) : null}
          </>
        )}
      </Group>
    </div>
  )
}

interface StatusLinkProps {
  to: string
  status: Status
  /** Label of the card, for the link's name. */
  label: string
  children: string
}

function StatusLink({ to, status, label, children }: StatusLinkProps) {
  return (
    <Link to={to} search={{ status }} className={styles.status} aria-label={`${children}: ${label}`}>
      {children}
    </Link>
  )
}
