import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { inboxMessages } from '#contract/enquiry-messages.ts'
import type { AdminEnquiryItem } from '#contract/admin/enquiries.ts'
import { enquiryStatuses, type EnquiryStatus } from '#contract/enquiries.ts'
import { formatCount } from '#values/format/counts.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { enquiryTotalsQuery } from './totals-query.ts'
import { serverQuery } from '../kit/feedback/server-query.ts'
import { Enquiries } from '../kit/layout/admin-icons.tsx'
import type { FilterChips } from '../kit/list/filters/active-filters.tsx'
import { ListScreen } from '../kit/list/list-screen.tsx'
import type { DeleteOptions } from '../kit/list/use-delete.ts'
import { useListForm } from '../kit/list/use-list-form.ts'
import { useList, type List } from '../kit/list/use-list.ts'
import { EnquiryDialog } from './enquiry-dialog.tsx'
import { enquiryColumns, StackedEnquiry } from './enquiry-rows.tsx'
import styles from './enquiry-rows.module.css'
import type { EnquirySearch } from './enquiry-search.ts'
import { enquiryLabels, formatWait } from './enquiry-words.ts'
import { PlainSelect } from '../kit/field/plain-select.tsx'

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

const chips: FilterChips<EnquirySearch> = { status: (status) => enquiryLabels[status], trip_id: () => 'About one trip' }

/** The inbox. */
export function EnquiriesScreen() {
  const search = route.useSearch()
  const list = useList({
    search,
    key: ['admin-enquiries'],
    times: { fresh: 0, retained: 5 },
    order: { sort: 'created_at', direction: 'desc' },
    fetch: (input, signal) => adminApi.enquiries.list(input, { signal }),
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
      names={['enquiry', 'enquiries']}
      actions={
        <Button component="a" href={exportAddress(search)} download variant="default">
          Export as CSV
        </Button>
      }
      intro={<Totals />}
      searchLabel="Search by name, words or reference"
      filters={(searchField) => <Filters list={list} searchField={searchField} />}
      chips={chips}
      columns={enquiryColumns}
      stacked={(enquiry, acts) => <StackedEnquiry enquiry={enquiry} {...acts} />}
      empty={{
        filtered: 'No enquiries match.',
        title: 'No enquiries yet',
        text: 'Messages sent with “Write to us” appear here. Messages on WhatsApp stay in WhatsApp.',
        Icon: Enquiries,
      }}
      list={list}
      form={form}
      deletion={deletion}
    >
      {form.opened?.place.id ? <EnquiryDialog key={form.opened.key} place={form.opened.place} /> : null}
    </ListScreen>
  )
}

/** Renders nothing without mails or answers to report. */
function Totals() {
  const { data } = useQuery(enquiryTotalsQuery)
  if (!data) return null
  const { statuses, median_answer, mails_failed } = data
  if (Object.values(statuses).every((count) => count === 0)) return null
  return (
    <dl className={styles.totals}>
      {enquiryStatuses.map((status) => (
        <Total key={status} name={enquiryLabels[status]}>
          {formatCount(statuses[status])}
        </Total>
      ))}
      {median_answer === null ? null : <Total name="Usual time to answer">{formatWait(median_answer)}</Total>}
      {mails_failed > 0 ? <Total name="Mails not sent">{formatCount(mails_failed)}</Total> : null}
    </dl>
  )
}

function Total({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface FiltersProps {
  list: List<AdminEnquiryItem, EnquirySearch>
  searchField: ReactNode
}

function Filters({ list: { search, change }, searchField }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <div className={styles.search}>{searchField}</div>
      <PlainSelect
        aria-label="Status"
        placeholder="Status"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear status' }}
        data={enquiryStatuses.map((value) => ({ value, label: enquiryLabels[value] }))}
        value={search.status ?? null}
        onChange={(status) => change({ status: (status as EnquiryStatus | null) ?? undefined })}
        className={styles.filter}
      />
    </div>
  )
}

function exportAddress({ search, status, trip_id }: EnquirySearch): string {
  const given = Object.entries({ search, status, trip_id }).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given as [string, string][]).toString()
  return query ? `/api/admin/enquiries.csv?${query}` : '/api/admin/enquiries.csv'
}
