import { Button, Skeleton, Title } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { cacheTimes } from '#contract/cache-times.ts'
import { adminPaths } from '#values/admin-paths.ts'
import { formatCount } from '#values/format/counts.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { Plus } from '../shell/layout/admin-icons.tsx'
import { queryTimes } from '../shell/api/admin-query-client.ts'
import { PageTitle } from '../shell/layout/page-title.tsx'
import styles from './dashboard-screen.module.css'

/** A failure is only logged, and the cards show a dash (specification 8). */
const dashboardQuery = queryOptions({
  queryKey: ['admin-dashboard'],
  queryFn: async ({ signal }): Promise<Dashboard | null> => {
    try {
      return await adminApi.dashboard.counts(undefined, { signal })
    } catch (error) {
      if (!signal.aborted) console.error('dashboard counts could not be fetched', error)
      return null
    }
  },
  ...queryTimes(cacheTimes.general),
  staleTime: 0,
})

const quickActions = [
  { to: adminPaths.trips, label: 'Add New Trip' },
  { to: adminPaths.vendors, label: 'Add New Vendor' },
  { to: adminPaths.blogs, label: 'Create Blog Post' },
  { to: adminPaths.testimonials, label: 'Add Testimonial' },
] as const

/** Four stat cards and four quick actions (specification 2.13). */
export function DashboardScreen() {
  const { data, isPending } = useQuery(dashboardQuery)
  return (
    <>
      <PageTitle title="Dashboard" />
      <div className={styles.cards}>
        <StatCard label="Total Trips" to={adminPaths.trips} value={data?.trips.total} pending={isPending}>
          {data ? `${data.trips.published} published` : null}
        </StatCard>
        <StatCard label="Total Vendors" to={adminPaths.vendors} value={data?.vendors.total} pending={isPending} />
        <StatCard label="Total Blogs" to={adminPaths.blogs} value={data?.blogs.total} pending={isPending}>
          {data ? `${data.blogs.published} published` : null}
        </StatCard>
        <StatCard
          label="Testimonials"
          to={adminPaths.testimonials}
          value={data?.testimonials.total}
          pending={isPending}
        />
      </div>
      <Title order={2} size="h3" mt="xl" mb="md">
        Quick Actions
      </Title>
      <div className={styles.actions}>
        {quickActions.map(({ to, label }) => (
          <Button
            key={to}
            size="md"
            variant="default"
            leftSection={<Plus />}
            renderRoot={(props) => <Link to={to} search={{ action: 'new' }} {...props} />}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}

interface StatCardProps {
  label: string
  to: string
  value: number | undefined
  pending: boolean
  children?: string | null
}

function StatCard({ label, to, value, pending, children }: StatCardProps) {
  return (
    <Link to={to} className={styles.card}>
      <span className={styles.label}>{label}</span>
      {pending ? (
        <Skeleton height={40} width={72} mt={6} />
      ) : (
        <span className={styles.value}>{value === undefined ? '–' : formatCount(value)}</span>
      )}
      <span className={styles.detail}>{children}</span>
    </Link>
  )
}
