import { OwnShelf } from './own-shelf.tsx'
import type { SavedList } from './saved-search.ts'
import { SharedList } from './shared-list.tsx'

/** Items saved in this browser, or the list of an address. */
export function SavedPage({ list }: { list: SavedList }) {
  const isShared = list.trips !== undefined || list.stories !== undefined
  return (
    <div className="page-width min-h-[70svh] pt-12 pb-16 lg:pt-20 lg:pb-28">
      {isShared ? <SharedList list={list} /> : <OwnShelf list={list} />}
    </div>
  )
}
