import { Box, Group, Stack, Text } from '@mantine/core'
import type { DataTableColumn } from 'mantine-datatable'
import type { AdminEnquiryItem } from '#contract/admin/enquiries.ts'
import { formatMoment } from '#values/format/dates.ts'
import { FormLink } from '../kit/list/rows/form-link.tsx'
import { RowActions, type RowActs } from '../kit/list/rows/row-actions.tsx'
import { EnquiryBadge, MailBadge } from './enquiry-badges.tsx'
import styles from './enquiry-rows.module.css'
import { plansOf } from './enquiry-words.ts'

/** The list shows a badge only where the mail was not sent. */
const hasMailProblem = ({ mail }: AdminEnquiryItem) => mail !== 'none' && mail !== 'sent'

export function enquiryColumns(acts: RowActs<AdminEnquiryItem>): DataTableColumn<AdminEnquiryItem>[] {
  return [
    {
      accessor: 'name',
      title: 'From',
      sortable: true,
      render: (each) => (
        <Box miw="10rem" maw="16rem" className={each.status === 'new' ? styles.new : undefined}>
          <FormLink id={each.id}>{each.name}</FormLink>
          <Text size="xs" c="dimmed">
            {each.email ?? each.phone}
          </Text>
        </Box>
      ),
    },
    {
      accessor: 'words',
      title: 'Words',
      render: (each) => (
        <Box maw="30rem">
          <Text lineClamp={2}>{each.words}</Text>
          <Text size="xs" c="dimmed">
            {[each.trip_title, plansOf(each)].filter(Boolean).join(' · ')}
          </Text>
        </Box>
      ),
    },
    {
      accessor: 'status',
      title: 'Status',
      render: (each) => (
        <>
          <EnquiryBadge status={each.status} />
          {each.taken_by ? (
            <Text size="xs" c="dimmed">
              taken by {each.taken_by}
            </Text>
          ) : null}
          {hasMailProblem(each) ? (
            <div>
              <MailBadge enquiry={each} />
            </div>
          ) : null}
        </>
      ),
    },
    { accessor: 'created_at', title: 'Came', sortable: true, render: ({ created_at }) => formatMoment(created_at) },
    {
      accessor: 'actions',
      title: 'Actions',
      textAlign: 'right',
      render: (each) => <RowActions item={each} name={`enquiry of ${each.name}`} {...acts} />,
    },
  ]
}

interface StackedProps extends RowActs<AdminEnquiryItem> {
  enquiry: AdminEnquiryItem
}

/** A row of the inbox on a phone. */
export function StackedEnquiry({ enquiry, ...acts }: StackedProps) {
  const { id, name, words, status, trip_title, created_at, taken_by } = enquiry
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <FormLink id={id} isRow>
        <Stack gap={4} align="flex-start">
          <Group gap="sm">
            <Text fw={600}>{name}</Text>
            <EnquiryBadge status={status} />
          </Group>
          <Text lineClamp={3}>{words}</Text>
          <Text size="xs" c="dimmed">
            {[trip_title, plansOf(enquiry), formatMoment(created_at), taken_by && `taken by ${taken_by}`]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {hasMailProblem(enquiry) ? <MailBadge enquiry={enquiry} /> : null}
        </Stack>
      </FormLink>
      <RowActions item={enquiry} name={`enquiry of ${name}`} {...acts} />
    </Group>
  )
}
