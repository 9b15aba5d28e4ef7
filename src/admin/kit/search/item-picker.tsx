import { Box, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FoundItem, SearchedItem } from '#contract/admin/search.ts'
import { LoadFailure } from '../feedback/load-failure.tsx'
import { statusLabels } from '../list/status-badge.tsx'
import { detailOf } from './found-items.ts'
import { OptionRow } from './option-row.tsx'
import { useItemSearch } from './search-query.ts'
import { useChoice } from './use-choice.ts'

interface ItemPickerProps {
  label: string
  placeholder: string
  entity: SearchedItem
  onChoose: (item: FoundItem) => void
}

/** Results of one content type. */
const results = 12

/** Finds one item by its name, in a dialog with results under the field. */
export function ItemPicker({ label, placeholder, entity, onChoose }: ItemPickerProps) {
  const [typed, setTyped] = useState('')
  const { found, searched, isSearching, error, retry } = useItemSearch(typed, [entity], results)
  const items = error || typed.trim() === '' ? [] : (found?.items ?? [])
  const choice = useChoice({ count: items.length, of: searched, onChoose: (index) => onChoose(items[index]!) })
  return (
    <>
      <TextInput
        {...choice.fieldProps}
        data-autofocus
        label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={choice.onKeyDown}
      />
      <Text role="status" c="dimmed" mt="xs">
        {statusText({
          typed: typed.trim(),
          isSearching,
          isEmpty: items.length === 0,
          similar: found?.similar ?? false,
        })}
      </Text>
      {error ? <LoadFailure title="The search failed" error={error} onRetry={retry} /> : null}
      <Box {...choice.listProps} aria-label={label} mah="45dvh" mt={4} style={{ overflowY: 'auto' }}>
        {items.map((item, index) => (
          <OptionRow
            key={item.id}
            {...choice.optionProps(index)}
            name={item.name}
            detail={detailOf(item)}
            end={item.status === 'draft' ? statusLabels.draft : null}
          />
        ))}
      </Box>
    </>
  )
}

interface SearchState {
  typed: string
  isSearching: boolean
  isEmpty: boolean
  similar: boolean
}

/** Status of a search while it runs and when it is done. */
export function statusText({ typed, isSearching, isEmpty, similar }: SearchState): string {
  if (typed === '') return ''
  if (isSearching) return isEmpty ? 'Searching …' : ''
  if (isEmpty) return `No results for “${typed}”.`
  return similar ? `No exact matches for “${typed}”; these are similar.` : ''
}
