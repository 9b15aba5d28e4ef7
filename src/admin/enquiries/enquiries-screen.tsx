import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { inboxMessages } from '#contract/enquiry-messages.ts'
import type { AdminEnquiryItem } from '#contract/admin/enquiries.ts'
import { formatCount } from '#values/format/counts.ts'
import { formatDay } from '#values/format/dates.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { enquiryTotalsQuery } from './counts-query.ts'
import { serverQuery } from '../kit/feedback/server-query.ts'
import { Fact } from '../kit/layout/fact.tsx'
import { Enquiries } from '../kit/layout/admin-icons.tsx'
import type { FilterChips } from '../kit/list/filters/active-filters.tsx'
import { withFilters } from '../kit/list/list-search.ts'
import { ListScreen } from '../kit/list/list-screen.tsx'
import type { DeleteOptions } from '../kit/list/use-delete.ts'
import { useListForm } from '../kit/list/use-list-form.ts'
import { useList } from '../kit/list/use-list.ts'
import { AddEnquiryDialog } from './add-enquiry-dialog.tsx'
import { enquiryBulk } from './enquiry-bulk.ts'
import { EnquiryDialog } from './enquiry-dialog.tsx'
import { EnquiryFilters, EnquiryTabs } from './enquiry-filters.tsx'
import { enquiryColumns, StackedEnquiry } from './enquiry-rows.tsx'
import styles from './enquiry-text.module.css'
import type { EnquirySearch } from './enquiry-search.ts'
import { boxLabels, formatWait } from './enquiry-words.ts'

const route = getRouteApi('/guarded/admin/enquiries')

const { deleted, deleteFailed } = inboxMessages

const deletion: DeleteOptions<AdminEnquiryItem, unknown> = {
  question: {
    title: 'Delete Enquiry',
    text: () => 'Are you sure you want to delete this enquiry? It does not go to the trash.',
    detail: ({ name, reference }) => `The message from ${name} (${reference}) will be deleted for ever.`,
  },
  remove: ({ id }, api) => api.enquiries.delete({ enquiry_id: id }),
  done: () => deleted,
  failed: deleteFailed,
}

const chips: FilterChips<EnquirySearch> = {
  status: (box) => boxLabels[box],
  trip_id: () => 'About one trip',
  from: (day) => `From ${formatDay(day)}`,
  until: (day) => `Until ${formatDay(day)}`,
}

/** The inbox. */
export function EnquiriesScreen({ proposalsOf }: Pick<ComponentProps<typeof EnquiryDialog>, 'proposalsOf'>) {
  const search = route.useSearch()
  const list = useList({
    search,
    names: ['enquiry', 'enquiries'],
    key: ['admin-enquiries'],
    times: { fresh: 0, retained: 5 },
    order: { sort: 'created_at', direction: 'desc' },
    fetch: ({ status = 'open', ...input }, signal) => adminApi.enquiries.list({ ...input, status }, { signal }),
  })
  const form = useListForm(search)
  const { data: server } = useQuery(serverQuery)
  return (
    <ListScreen
      title="Enquiries"
      subtitle={
        server ? `Messages from travellers, stored for ${server.keep_months} months` : 'Messages from travellers'
      }
      label="Enquiries"
      heading="Inbox"
      createLabel="Add Enquiry"
      actions={
        <Button
          component="a"
          href={withFilters('/api/admin/enquiries.csv', { ...search, status: search.status ?? 'open' })}
          download
          variant="default"
        >
          Export as CSV
        </Button>
      }
      intro={
        <>
          <Totals />
          <EnquiryTabs search={search} />
        </>
      }
      searchLabel="Search by name, words or reference"
      filters={(searchField) => <EnquiryFilters list={list} searchField={searchField} />}
      chips={chips}
      columns={enquiryColumns}
      stacked={(enquiry, acts) => <StackedEnquiry enquiry={enquiry} {...acts} />}
      empty={{
        filtered: 'No enquiries match.',
        title: 'No open enquiries',
        text: 'Messages sent with “Write to us” appear here. Messages on WhatsApp stay in WhatsApp.',
        Icon: Enquiries,
      }}
      list={list}
      form={form}
      deletion={deletion}
      bulk={enquiryBulk}
    >
      {form.opened ? <OpenedForm key={form.opened.key} place={form.opened.place} proposalsOf={proposalsOf} /> : null}
    </ListScreen>
  )
}

function OpenedForm({ place, proposalsOf }: ComponentProps<typeof EnquiryDialog>) {
  return place.id ? <EnquiryDialog place={place} proposalsOf={proposalsOf} /> : <AddEnquiryDialog place={place} />
}

/** Renders nothing without mails or answers to report. */
function Totals() {
  const { data } = useQuery(enquiryTotalsQuery)
  if (!data || (data.median_answer === null && data.mails_failed === 0)) return null
  return (
    <Group component="dl" gap="0.25rem 1.75rem" m="0 0 1.25rem" className={styles.facts}>
      {data.median_answer === null ? null : (
        <Fact name="Usual time to answer">
          <b>{formatWait(data.median_answer)}</b>
        </Fact>
      )}
      {data.mails_failed > 0 ? (
        <Fact name="Mails not sent">
          <b>{formatCount(data.mails_failed)}</b>
        </Fact>
      ) : null}
    </Group>
  )
}
