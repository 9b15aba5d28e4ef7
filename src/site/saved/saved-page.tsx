import type { SavedNames } from '#values/addresses/saved-address.ts'
import { OwnShelf } from './own-shelf.tsx'
import { SharedList } from './shared-list.tsx'

/** What this browser has saved, or the list that an address names. */
export function SavedPage({ trips, stories }: SavedNames) {
  const isList = trips.length + stories.length > 0
  return (
    <div className="page-width min-h-[70svh] pt-12 pb-16 lg:pt-20 lg:pb-28">
      {isList ? <SharedList trips={trips} stories={stories} /> : <OwnShelf />}
    </div>
  )
}
