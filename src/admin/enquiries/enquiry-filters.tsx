import { Box, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DayField } from '../kit/field/day-field.tsx'
import type { ReactNode } from 'react'
import { enquiryBoxes, openStatuses, type AdminEnquiryItem, type EnquiryBox } from '#contract/admin/enquiries.ts'
import { enquiryStatuses, type EnquiryStatus } from '#contract/enquiries.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatCount } from '#values/format/counts.ts'
import { dayInIndia } from '#values/format/dates.ts'
import { FilterSheet } from '../kit/list/filters/filter-sheet.tsx'
import type { List } from '../kit/list/use-list.ts'
import { enquiryCountsQuery } from './counts-query.ts'
import styles from './enquiry-rows.module.css'
import type { EnquirySearch } from './enquiry-search.ts'
import { boxLabels } from './enquiry-words.ts'

type EnquiryList = List<AdminEnquiryItem, EnquirySearch>

const statusesOf: Partial<Record<EnquiryBox, readonly EnquiryStatus[]>> = { open: openStatuses, all: enquiryStatuses }

/** One tab for each status, with the number of its enquiries. */
export function EnquiryTabs({ search }: { search: EnquirySearch }) {
  const { data } = useQuery(enquiryCountsQuery)
  const { status = 'open' } = search
  const countOf = (box: EnquiryBox) =>
    (statusesOf[box] ?? [box as EnquiryStatus]).reduce((sum, each) => sum + data!.statuses[each], 0)
  return (
    <nav aria-label="Status" className={styles.tabs}>
      {enquiryBoxes.map((box) => (
        <Link
          key={box}
          to={adminPaths.enquiries}
          search={{ ...search, page: undefined, status: box === 'open' ? undefined : box } as never}
          aria-current={box === status ? 'page' : undefined}
          className={styles.tab}
        >
          {boxLabels[box]}
          {data ? (
            <Text component="span" c="dimmed">
              {' '}
              {formatCount(countOf(box))}
            </Text>
          ) : null}
        </Link>
      ))}
    </nav>
  )
}

/** The last seven days, today included. */
const weekBefore = 6 * 86_400_000

interface FiltersProps {
  list: EnquiryList
  searchField: ReactNode
}

export function EnquiryFilters({ list, searchField }: FiltersProps) {
  const { search, change } = list
  return (
    <Group flex={{ base: '1 1 100%', sm: '1' }} gap="0.5rem" align="flex-end" justify="flex-end">
      <Box flex={{ base: '1 1 12rem', sm: '0 1 22rem' }}>{searchField}</Box>
      <FilterSheet list={list}>
        <DayField label="From" value={search.from} onChange={(from) => change({ from })} />
        <DayField label="Until" value={search.until} onChange={(until) => change({ until })} />
        <Button
          variant="default"
          onClick={() =>
            change({ from: dayInIndia(new Date(Date.now() - weekBefore).toISOString()), until: undefined })
          }
        >
          Last 7 days
        </Button>
      </FilterSheet>
    </Group>
  )
}
