import { Group, Pagination, Text } from '@mantine/core'
import { formatCount } from '#values/format/counts.ts'

interface ListFootProps {
  /** From 1. */
  page: number
  pageSize: number
  /** Number of rows on this page. */
  shown: number
  /** Number of rows on all pages. */
  total: number
  onPage: (page: number) => void
}

/** The range of rows on this page, and the pagination. */
export function ListFoot({ page, pageSize, shown, total, onPage }: ListFootProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <Group justify="space-between">
      <Text c="dimmed" role="status">
        {rangeText(page, pageSize, shown, total)}
      </Text>
      {pages > 1 ? (
        <Pagination
          total={pages}
          value={Math.min(page, pages)}
          onChange={onPage}
          size="sm"
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        />
      ) : null}
    </Group>
  )
}

function rangeText(page: number, pageSize: number, shown: number, total: number): string {
  if (shown === 0) return `No rows on this page of ${formatCount(total)}`
  const first = (page - 1) * pageSize + 1
  return `${formatCount(first)}–${formatCount(first + shown - 1)} of ${formatCount(total)}`
}
