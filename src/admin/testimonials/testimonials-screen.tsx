import { Button, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { DataTableColumn } from 'mantine-datatable'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { testimonialSortColumns, type AdminTestimonial } from '#contract/admin/testimonials.ts'
import { formatDay, formatShortDay } from '#values/format/dates.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { Plus } from '../shell/layout/admin-icons.tsx'
import type { ListSearch } from '../shell/list/list-search.ts'
import { ListTable } from '../shell/list/list-table.tsx'
import { reloadStored } from '../shell/form/reload-stored.ts'
import { PageTitle } from '../shell/layout/page-title.tsx'
import { RowActions } from '../shell/list/row-actions.tsx'
import { SearchField } from '../shell/list/search-field.tsx'
import { useCreateAction } from '../shell/form/use-create-action.ts'
import { useDelete } from '../shell/list/use-delete.ts'
import { useList } from '../shell/list/use-list.ts'
import { Stars } from './stars.tsx'
import { TestimonialDialog } from './testimonial-dialog.tsx'
import styles from './testimonials-screen.module.css'

const route = getRouteApi('/guarded/admin/testimonials')

function fetchTestimonials({ search, sort, direction, page }: ListSearch, signal: AbortSignal) {
  const column = testimonialSortColumns.find((each) => each === sort)
  return adminApi.testimonials.list({ search, sort: column, direction, page }, { signal })
}

/** What customers said: list, add, edit, delete (specification 2.17). */
export function TestimonialsScreen() {
  const search = route.useSearch()
  const list = useList({
    search,
    key: ['admin-testimonials'],
    order: { sort: 'created_at', direction: 'desc' },
    fetch: fetchTestimonials,
  })
  const [edited, setEdited] = useState<AdminTestimonial | 'new' | null>(null)
  useCreateAction(search, () => setEdited('new'))
  const remove = useDeleteTestimonial()
  const add = (
    <Button leftSection={<Plus />} onClick={() => setEdited('new')}>
      Add Testimonial
    </Button>
  )
  return (
    <>
      <PageTitle title="Testimonials Management" subtitle="Manage customer testimonials and reviews">
        {add}
      </PageTitle>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4">
          All Testimonials{list.query.data ? ` (${list.query.data.total})` : ''}
        </Title>
        <SearchField
          label="Search name or content"
          value={search.search ?? ''}
          onSearch={(text) => void list.change({ search: text }, { replace: true })}
        />
      </Group>
      <ListTable
        label="All Testimonials"
        columns={columnsOf(setEdited, remove)}
        query={list.query}
        order={list.order}
        page={list.page}
        pageSize={list.pageSize}
        onOrder={({ sort, direction }) => void list.change({ sort, direction })}
        onPage={(page) => void list.change({ page })}
        onRow={setEdited}
        empty={search.search ? 'No testimonials found.' : 'No testimonials found. Create your first testimonial.'}
        emptyAction={add}
        stacked={(each) => <StackedTestimonial testimonial={each} onEdit={setEdited} onDelete={remove} />}
      />
      {edited ? (
        <TestimonialDialog
          key={edited === 'new' ? 'new' : `${edited.id} ${edited.updated_at}`}
          testimonial={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onReload={(testimonial_id) =>
            void reloadStored(() => adminApi.testimonials.get({ testimonial_id }), setEdited)
          }
        />
      ) : null}
    </>
  )
}

function useDeleteTestimonial() {
  const { deleted, deleteFailed } = adminMessages.testimonials
  return useDelete({
    question: {
      title: 'Delete Testimonial',
      text: (_testimonial: AdminTestimonial) => 'Are you sure you want to delete this testimonial?',
    },
    remove: ({ id }, api) => api.testimonials.delete({ testimonial_id: id }),
    done: () => deleted,
    failed: deleteFailed,
    refresh: [['admin-testimonials'], ['testimonials'], ['trip'], ['admin-dashboard']],
  })
}

type Act = (testimonial: AdminTestimonial) => unknown

function columnsOf(onEdit: Act, onDelete: Act): DataTableColumn<AdminTestimonial>[] {
  return [
    {
      accessor: 'name',
      title: 'Customer',
      sortable: true,
      render: (each) => (
        <UnstyledButton fw={600} onClick={() => onEdit(each)}>
          {each.name}
        </UnstyledButton>
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
      render: (each) => (
        <RowActions name={`testimonial of ${each.name}`} onEdit={() => onEdit(each)} onDelete={() => onDelete(each)} />
      ),
    },
  ]
}

function TripBadge({ testimonial: { trip } }: { testimonial: AdminTestimonial }) {
  return (
    <span className={styles.trip} data-general={trip === null || undefined} title={trip?.title}>
      {trip?.title ?? 'General'}
    </span>
  )
}

interface StackedProps {
  testimonial: AdminTestimonial
  onEdit: Act
  onDelete: Act
}

function StackedTestimonial({ testimonial, onEdit, onDelete }: StackedProps) {
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <UnstyledButton onClick={() => onEdit(testimonial)} flex={1} miw={0}>
        <Stack gap={6} align="flex-start">
          <Text fw={600}>{testimonial.name}</Text>
          <Text lineClamp={3}>{testimonial.content}</Text>
          <TripBadge testimonial={testimonial} />
          <Group gap="sm">
            <Stars rating={testimonial.rating} />
            <Text size="xs" c="dimmed">
              {formatDay(testimonial.created_at)}
            </Text>
          </Group>
        </Stack>
      </UnstyledButton>
      <RowActions
        name={`testimonial of ${testimonial.name}`}
        onEdit={() => onEdit(testimonial)}
        onDelete={() => onDelete(testimonial)}
      />
    </Group>
  )
}
