import { Anchor, Button, Card, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { ComingUp } from '#contract/admin/drafts/schedules.ts'
import { frequentMoments, indiaMomentOf, isoOfIndia, type IndiaMoment } from '#values/format/india-moment.ts'
import { asOfAddress } from '#values/addresses/preview-address.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { PageTitle } from '../../kit/layout/page-title.tsx'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { comingUpQuery } from '../schedule/coming-up-query.ts'
import { formatDue, scheduleSentence } from '../schedule/schedule-words.ts'

const route = getRouteApi('/guarded/admin/as-of')

/** The schedules, and the site as it will be at a chosen moment. */
export function AsOfScreen() {
  const { data, isPending, error, refetch } = useQuery(comingUpQuery)
  return (
    <>
      <PageTitle title="Coming up" subtitle="What will be published or unpublished, and the site at any moment" />
      <MomentCard />
      <Title order={2} size="h3" mt="xl" mb="sm">
        Planned
      </Title>
      {error ? <LoadFailure title="The plan did not load" error={error} onRetry={refetch} /> : null}
      {isPending ? <Skeleton height={96} role="status" aria-label="Loading" /> : null}
      {data?.length === 0 ? <EmptyList text="Nothing is scheduled." /> : null}
      {data && data.length > 0 ? <Planned rows={data} /> : null}
    </>
  )
}

/** The links of the site that opens keep the moment. */
function MomentCard() {
  const { at } = route.useSearch()
  const [moment, setMoment] = useState<IndiaMoment>(() => momentOf(at))
  const [often] = useState(() => frequentMoments(Date.now()))
  const chosen = isoOfIndia(moment)
  const set = (changed: Partial<IndiaMoment>) => setMoment((current) => ({ ...current, ...changed }))
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="as-of">
      <Title order={2} size="h4" id="as-of" mb="xs">
        See the site as of
      </Title>
      <Text c="dimmed" mb="sm">
        With everything that is scheduled until then. Only you see it, and its links keep the moment.
      </Text>
      <Group gap="sm" align="flex-end">
        <TextInput
          type="date"
          label="Day"
          value={moment.day}
          onChange={({ currentTarget: { value } }) => set({ day: value })}
        />
        <TextInput
          type="time"
          label="Time in India"
          value={moment.time}
          onChange={({ currentTarget: { value } }) => set({ time: value })}
        />
        {chosen ? (
          <Button component="a" href={addressOf(chosen)} target="_blank" rel="noopener">
            See the site
          </Button>
        ) : (
          <Button disabled>See the site</Button>
        )}
      </Group>
      <Group gap="xs" mt="sm">
        {often.map(({ label, moment: frequent }) => (
          <Button key={label} variant="light" size="compact-sm" onClick={() => setMoment(frequent)}>
            {label}
          </Button>
        ))}
      </Group>
    </Card>
  )
}

function Planned({ rows }: { rows: ComingUp[] }) {
  return (
    <Stack component="ul" gap={0}>
      {rows.map((row) => (
        <Group
          component="li"
          key={`${row.action} ${row.item_id}`}
          justify="space-between"
          gap="0.25rem 1.5rem"
          py="0.75rem"
          style={{ borderTop: '1px solid var(--color-line)', overflowWrap: 'anywhere' }}
        >
          <div>
            <Text fw={600}>{row.label}</Text>
            <Text c="dimmed">{scheduleSentence(row)}</Text>
          </div>
          {row.failure ? null : (
            <Anchor href={addressOf(row.due_at)} target="_blank" rel="noopener" size="sm">
              See the site as of {formatDue(row.due_at)}
            </Anchor>
          )}
        </Group>
      ))}
    </Stack>
  )
}

function momentOf(at: string | undefined): IndiaMoment {
  const [day, time] = at?.split('T') ?? []
  return day && time ? { day, time } : frequentMoments(Date.now()).at(-1)!.moment
}

/** The minute at or after the moment, so that it includes everything due by then. */
function addressOf(iso: string): string {
  const minute = new Date(Math.ceil(Date.parse(iso) / 60_000) * 60_000).toISOString()
  const { day, time } = indiaMomentOf(minute)
  return asOfAddress(`${day}T${time}`)
}
