import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { countOf } from '#values/format/counts.ts'
import { formatMonth } from '#values/format/dates.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { Fact } from '../kit/layout/fact.tsx'
import figures from '../kit/layout/figures.module.css'
import { Panel } from '../kit/layout/panel.tsx'

/** Proposals of the last months that had any. */
export function ProposalTotals() {
  const query = useQuery({
    queryKey: ['admin-proposals', 'totals'],
    queryFn: ({ signal }) => adminApi.proposals.totals(undefined, { signal }),
    staleTime: 0,
  })
  return (
    <Panel title="Proposals by month" query={query} failure="The figures did not load" lines={3}>
      {({ months }) => {
        const busy = months.filter(({ sent, accepted }) => sent > 0 || accepted > 0)
        if (busy.length === 0) return <Text c="dimmed">No proposals sent yet.</Text>
        return (
          <dl className={figures.figures}>
            {busy.map(({ month, sent, accepted, median_hours }) => (
              <Fact key={month} name={formatMonth(month)} className={figures.figure}>
                {sent} sent, {accepted} accepted
                {median_hours === null ? '' : `, usually ${formatWaitHours(median_hours)} after the enquiry`}
              </Fact>
            ))}
          </dl>
        )
      }}
    </Panel>
  )
}

/** @param hours from an enquiry to its first proposal. @returns such as '5 h', '2 days'. */
function formatWaitHours(hours: number): string {
  return hours < 48 ? `${Math.max(1, Math.round(hours))} h` : countOf(Math.round(hours / 24), 'day')
}
