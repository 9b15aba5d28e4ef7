import { Button, Drawer, SimpleGrid } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { formatCount } from '#values/format/counts.ts'
import { useIsNarrow } from '../../hooks/use-is-narrow.ts'
import { Filter } from '../../layout/admin-icons.tsx'
import type { List } from '../use-list.ts'
import { filtersIn, type ListSearch } from '../list-search.ts'

interface FilterSheetProps<Item extends { id: string }, Search extends ListSearch> {
  list: List<Item, Search>
  /** The filters, but for the search field. */
  children: ReactNode
}

/** On a phone one button opens the filters in a sheet at the bottom; on wider screens they are in the row. */
export function FilterSheet<Item extends { id: string }, Search extends ListSearch>(
  props: FilterSheetProps<Item, Search>,
) {
  const { list, children } = props
  const [opened, { open, close }] = useDisclosure(false)
  if (!useIsNarrow()) return children
  const count = filtersIn(list.search).filter((name) => name !== 'search').length
  const total = list.query.data?.total
  return (
    <>
      <Button variant="default" leftSection={<Filter />} onClick={open} aria-haspopup="dialog">
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        title="Filters"
        styles={{ content: { height: 'auto', maxHeight: '85dvh' } }}
      >
        <SimpleGrid spacing="0.75rem" pb="env(safe-area-inset-bottom)">
          {children}
          <Button onClick={close}>
            {total === undefined ? 'Show' : `Show ${formatCount(total)} ${list.names[total === 1 ? 0 : 1]}`}
          </Button>
        </SimpleGrid>
      </Drawer>
    </>
  )
}
