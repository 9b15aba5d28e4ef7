import { Button, Skeleton, Title } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import type { Status } from '#contract/fields.ts'
import { cacheTimes } from '#contract/cache-times.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { countOf, formatCount } from '#values/format/counts.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { HeroImages, Pictures, Plus } from '../shell/layout/admin-icons.tsx'
import { queryTimes } from '../shell/api/admin-query-client.ts'
import { ContactsNotice } from '../shell/feedback/contacts-notice.tsx'
import { PageTitle } from '../shell/layout/page-title.tsx'
import { ComingUpCard } from './coming-up-card.tsx'
import { JourneysCard } from './journeys-card.tsx'
import { StorageCard } from './storage-card.tsx'
import { WeekCard } from './week-card.tsx'
import styles from './dashboard-screen.module.css'

const dashboardTimes = queryTimes(cacheTimes.general)

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
  ...dashboardTimes,
  // Counts that are missing are asked for on the next visit.
  staleTime: ({ state }) => (state.data ? dashboardTimes.staleTime : 0),
})

const quickActions = [
  { to: adminPaths.trips, label: 'Add New Trip' },
  { to: adminPaths.vendors, label: 'Add New Vendor' },
  { to: adminPaths.blogs, label: 'Create Blog Post' },
  { to: adminPaths.testimonials, label: 'Add Testimonial' },
] as const

/** Screens on which something is done without a form of its own. */
const otherActions = [
  { to: adminPaths.heroImages, label: 'Swap Hero Image', Icon: HeroImages },
  { to: adminPaths.pictures, label: 'Manage Pictures', Icon: Pictures },
] as const

/** Four stat cards and four quick actions (specification 2.13), ways to two other screens, and what happened lately. */
export function DashboardScreen() {
  const { data, isPending } = useQuery(dashboardQuery)
  return (
    <>
      <PageTitle title="Dashboard" />
      <ContactsNotice />
      <section aria-label="Catalogue" className={styles.cards}>
        <StatCard label="Total Trips" to={adminPaths.trips} counts={data?.trips} pending={isPending} />
        <StatCard label="Total Vendors" to={adminPaths.vendors} counts={data?.vendors} pending={isPending} />
        <StatCard label="Total Blogs" to={adminPaths.blogs} counts={data?.blogs} pending={isPending} />
        <StatCard label="Testimonials" to={adminPaths.testimonials} counts={data?.testimonials} pending={isPending} />
      </section>
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
        {otherActions.map(({ to, label, Icon }) => (
          <Button
            key={to}
            size="md"
            variant="default"
            leftSection={<Icon />}
            renderRoot={(props) => <Link to={to} {...props} />}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.lately}>
        <div className={styles.side}>
          <JourneysCard />
          <WeekCard />
        </div>
        <div className={styles.side}>
          <ComingUpCard />
          <StorageCard />
        </div>
      </div>
    </>
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
        <span className={styles.label}>{label}</span>
        {pending ? (
          <Skeleton height={40} width={72} mt={6} />
        ) : (
          <span className={styles.value}>{total === undefined ? '–' : formatCount(total)}</span>
        )}
      </Link>
      <span className={styles.detail}>
        {total === undefined || published === undefined ? null : (
          <>
            <StatusLink to={to} status="published" label={label}>{`${formatCount(published)} published`}</StatusLink>
            {total > published ? (
              <StatusLink to={to} status="draft" label={label}>{`${countOf(total - published, 'draft')}`}</StatusLink>
            ) : null}
          </>
        )}
      </span>
    </div>
  )
}

interface StatusLinkProps {
  to: string
  status: Status
  /** Of the card, for the link's name. */
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
