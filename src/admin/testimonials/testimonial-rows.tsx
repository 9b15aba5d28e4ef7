import { Group, Stack, Text } from '@mantine/core'
import type { DataTableColumn } from 'mantine-datatable'
import type { AdminTestimonial } from '#contract/admin/testimonials.ts'
import { formatDay, formatShortDay } from '#values/format/dates.ts'
import { FormLink } from '../kit/list/rows/form-link.tsx'
import { RowActions, type RowActs } from '../kit/list/rows/row-actions.tsx'
import { Stars } from './stars.tsx'
import styles from './testimonial-rows.module.css'

/** Columns of the testimonial list (specification 2.17). */
export function testimonialColumns(acts: RowActs<AdminTestimonial>): DataTableColumn<AdminTestimonial>[] {
  return [
    {
      accessor: 'name',
      title: 'Customer',
      sortable: true,
      render: (each) => (
        <>
          <FormLink id={each.id}>{each.name}</FormLink>
          <Marks testimonial={each} />
        </>
      ),
    },
    {
      accessor: 'content',
      title: 'Content',
      render: ({ content }) => (
        <Text lineClamp={2} maw="26rem">
          {content}
        </Text>
      ),
    },
    { accessor: 'rating', title: 'Rating', sortable: true, render: ({ rating }) => <Stars rating={rating} /> },
    { accessor: 'trip', title: 'Trip', render: (each) => <TripBadge testimonial={each} /> },
    { accessor: 'created_at', title: 'Date', sortable: true, render: ({ created_at }) => formatShortDay(created_at) },
    {
      accessor: 'actions',
      title: 'Actions',
      textAlign: 'right',
      render: (each) => <RowActions item={each} name={`testimonial of ${each.name}`} {...acts} />,
    },
  ]
}

/** Whether it was chosen for the home page, and whether the guest wrote it. */
function Marks({ testimonial: { on_home, by_invitation } }: { testimonial: AdminTestimonial }) {
  const marks = [on_home && 'On the home page', by_invitation && 'By invitation'].filter(Boolean)
  return marks.length > 0 ? (
    <Text component="span" display="block" size="xs" c="dimmed">
      {marks.join(' · ')}
    </Text>
  ) : null
}

function TripBadge({ testimonial: { trip } }: { testimonial: AdminTestimonial }) {
  return (
    <span className={styles.trip} data-general={trip === null || undefined} title={trip?.title}>
      {trip?.title ?? 'General'}
    </span>
  )
}

interface StackedProps extends RowActs<AdminTestimonial> {
  testimonial: AdminTestimonial
}

/** A row of the list on a phone. */
export function StackedTestimonial({ testimonial, ...acts }: StackedProps) {
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <FormLink id={testimonial.id} isRow>
        <Stack gap={6} align="flex-start">
          <Text fw={600}>{testimonial.name}</Text>
          <Marks testimonial={testimonial} />
          <Text lineClamp={3}>{testimonial.content}</Text>
          <TripBadge testimonial={testimonial} />
          <Group gap="sm">
            <Stars rating={testimonial.rating} />
            <Text size="xs" c="dimmed">
              {formatDay(testimonial.created_at)}
            </Text>
          </Group>
        </Stack>
      </FormLink>
      <RowActions item={testimonial} name={`testimonial of ${testimonial.name}`} {...acts} />
    </Group>
  )
}
