import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AdminEnquiryItem } from '#contract/admin/enquiries.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatCount } from '#values/format/counts.ts'
import { formatAgo } from '#values/format/dates.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import list from '../kit/layout/item-list.module.css'
import { Panel } from '../kit/layout/panel.tsx'
import { AnswerLinks } from './answer-links.tsx'
import { plansOf } from './enquiry-words.ts'

/** Enquiries that the dashboard names. */
const shown = 5

/** New enquiries, the oldest first, each with the ways to answer it. */
export function WaitingEnquiries() {
  const query = useQuery({
    queryKey: ['admin-enquiries', 'waiting'],
    queryFn: ({ signal }) =>
      adminApi.enquiries.list({ status: 'new', sort: 'created_at', direction: 'asc', page_size: shown }, { signal }),
    staleTime: 0,
  })
  return (
    <Panel title="Who wrote" query={query} failure="The enquiries did not load" lines={5}>
      {({ items, total }) => (
        <>
          {items.length > 0 ? (
            <Stack component="ul" gap={0} className="lined">
              {items.map((enquiry) => (
                <Waiting key={enquiry.id} enquiry={enquiry} />
              ))}
            </Stack>
          ) : (
            <Text c="dimmed">No new enquiries. Messages sent with “Write to us” appear here.</Text>
          )}
          <p className={list.foot}>
            {total > items.length ? <span>and {formatCount(total - items.length)} more</span> : null}
            <Link to={adminPaths.enquiries} className={list.link}>
              All enquiries
            </Link>
          </p>
        </>
      )}
    </Panel>
  )
}

function Waiting({ enquiry }: { enquiry: AdminEnquiryItem }) {
  const { id, name, words, trip_title, created_at, taken_by } = enquiry
  const about = [trip_title, plansOf(enquiry), taken_by ? `taken by ${taken_by}` : ''].filter(Boolean)
  return (
    <Stack component="li" gap={6} py="0.75rem">
      <div className={list.item}>
        <Link to={adminPaths.enquiries} search={{ edit: id }} className={list.link}>
          {name}
        </Link>
        <time dateTime={created_at}>{formatAgo(created_at)}</time>
      </div>
      <Text lineClamp={2}>{words}</Text>
      {about.length > 0 ? (
        <Text size="xs" c="dimmed">
          {about.join(' · ')}
        </Text>
      ) : null}
      <AnswerLinks enquiry={enquiry} size="compact-md" />
    </Stack>
  )
}
