import { Box, Button, Group, Pill, Text } from '@mantine/core'
import { formatCount } from '#values/format/counts.ts'
import { filtersIn, type ListSearch } from '../list-search.ts'
import type { List } from '../use-list.ts'

/** How the value of a filter is shown: 'Status: Draft'. */
export type FilterChips<Search> = {
  [Name in keyof Search]?: (value: NonNullable<Search[Name]>) => string
}

interface ActiveFiltersProps<Item, Search extends ListSearch> {
  list: List<Item, Search>
  chips?: FilterChips<Search> | undefined
}

/** The filters that are set, each with a button that takes it away, and how many rows match them. */
export function ActiveFilters<Item, Search extends ListSearch>(props: ActiveFiltersProps<Item, Search>) {
  const { list, chips } = props
  const { search, names, change, clear, query } = list
  const active = filtersIn(search)
  return (
    <Group gap="0.5rem 0.75rem" mb={active.length > 0 ? '0.75rem' : 0}>
      <Text role="status" c="dimmed">
        {active.length > 0 && query.data ? countText(query.data, names) : ''}
      </Text>
      {active.length > 0 ? (
        <>
          {/* A long search is cut off instead of making the page wider than a phone. */}
          <Group component="ul" gap={6} maw="100%" aria-label="Active filters">
            {active.map((name) => {
              const text = chipText(name, search, chips)
              return (
                <Box component="li" key={String(name)} miw={0} maw="100%">
                  <Pill
                    size="md"
                    withRemoveButton
                    removeButtonProps={{ 'aria-label': `Remove ${text}`, tabIndex: 0, 'aria-hidden': false }}
                    onRemove={() => change({ [name]: undefined } as Partial<Search>)}
                  >
                    {text}
                  </Pill>
                </Box>
              )
            })}
          </Group>
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            Clear
          </Button>
        </>
      ) : null}
    </Group>
  )
}

function chipText<Search extends ListSearch>(name: keyof Search, search: Search, chips?: FilterChips<Search>): string {
  const value = search[name]
  const text = chips?.[name]?.(value as NonNullable<typeof value>)
  return text ?? (name === 'search' ? `“${String(value)}”` : `${String(name)}: ${String(value)}`)
}

function countText(
  { total, similar }: { total: number; similar?: boolean | undefined },
  [one, many]: [string, string],
) {
  const rows = `${formatCount(total)} ${similar ? 'similar ' : ''}${total === 1 ? one : many}`
  if (similar) return `No exact matches; ${rows}`
  return `${rows} ${total === 1 ? 'matches' : 'match'}`
}
