import type { SavedNames } from '#values/addresses/saved-address.ts'
import { OwnShelf } from './own-shelf.tsx'
import { SharedList } from './shared-list.tsx'

/** Items saved in this browser, or the list of an address. */
export function SavedPage({ trips, stories }: SavedNames) {
  const isList = trips.length + stories.length > 0
  return (
    <div className="page-width min-h-[70svh] pt-12 pb-16 lg:pt-20 lg:pb-28">
      {isList ? <SharedList trips={trips} stories={stories} /> : <OwnShelf />}
    </div>
  )
}
