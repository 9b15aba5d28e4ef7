import { savedText } from './saved-text.ts'
import type { SavedList } from './saved-search.ts'
import { CompareTable } from './compare-table.tsx'
import { divideTrips, type ShelfItem } from './shelf-item.ts'
import { ShelfList } from './shelf-list.tsx'

interface ShelfItemsProps {
  trips: ShelfItem[]
  stories: ShelfItem[]
  list: SavedList
  /** Missing on a shared list. */
  onRemove?: (kind: 'story' | 'trip', item: ShelfItem) => void
}

/** Journeys side by side, as many as fit, and the others and stories as cards. */
export function ShelfItems({ trips, stories, list, onRemove }: ShelfItemsProps) {
  const { compared, others } = divideTrips(trips)
  const removing = (kind: 'story' | 'trip') => (onRemove ? { onRemove: (item: ShelfItem) => onRemove(kind, item) } : {})
  return (
    <>
      {compared.length > 0 ? <CompareTable trips={compared} list={list} {...removing('trip')} /> : null}
      <ShelfList
        kind="trip"
        heading={compared.length > 0 ? savedText.moreTrips : savedText.trips}
        items={others}
        {...removing('trip')}
      />
      <ShelfList kind="story" heading={savedText.stories} items={stories} {...removing('story')} />
    </>
  )
}
