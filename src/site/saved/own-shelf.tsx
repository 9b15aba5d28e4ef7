import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { isKept, toggleSavedPage, useSavedPages } from '../shell/page-actions/saved-pages.ts'
import { useQueryIfCached } from '../shell/queries/use-query.ts'
import { savedAtMost } from '#values/addresses/saved-address.ts'
import { OfflineSwitch } from './offline-switch.tsx'
import { chosenStoriesQuery, chosenTripsQuery } from './saved-queries.ts'
import type { SavedList } from './saved-search.ts'
import { savedText } from './saved-text.ts'
import { AskButton, SendButton } from './shelf-actions.tsx'
import { currentItems, storyItem, tripItem } from './shelf-item.ts'
import { ShelfItems } from './shelf-items.tsx'
import { ShelfHeading, ShelfNotice } from './shelf-notice.tsx'

const text = savedText.own

/** Items saved in this browser; known to scripts only. */
export function OwnShelf({ list }: { list: SavedList }) {
  if (useHydrated()) return <Shelf list={list} />
  return (
    <>
      <ShelfHeading title={text.title} lead={text.lead} />
      <p className="without-scripts mt-8 max-w-measure">{text.withoutScripts}</p>
      <ShelfSkeleton />
    </>
  )
}

function Shelf({ list }: { list: SavedList }) {
  const savedTrips = useSavedPages('trip')
  const savedStories = useSavedPages('story')
  // From the first render: removing an item later needs no new query.
  const [ids] = useState(() => savedTrips.slice(0, savedAtMost).map(({ slug }) => slug))
  const [slugs] = useState(() => savedStories.slice(0, savedAtMost).map(({ slug }) => slug))
  const foundTrips = useQueryIfCached(chosenTripsQuery(ids, list.people))?.map(tripItem)
  const foundStories = useQueryIfCached(chosenStoriesQuery(slugs))?.map(storyItem)
  const trips = currentItems(savedTrips, foundTrips, ids)
  const stories = currentItems(savedStories, foundStories, slugs)
  if (trips.length + stories.length === 0) {
    return (
      <>
        <ShelfNotice title={text.emptyTitle} text={text.empty} />
        <OfflineSwitch />
      </>
    )
  }
  return (
    <>
      <ShelfHeading title={text.title} lead={isKept() ? text.lead : text.unkept} />
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <AskButton trips={trips} people={list.people} />
        <SendButton trips={trips} stories={stories} />
      </div>
      <ShelfItems trips={trips} stories={stories} list={list} onRemove={toggleSavedPage} />
      <OfflineSwitch />
    </>
  )
}

function ShelfSkeleton() {
  return (
    <div
      className="needs-scripts skeleton mt-14 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
      aria-hidden="true"
    >
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index}>
          <div className="aspect-3/2 bg-line" />
          <div className="mt-5 h-3 w-2/5 bg-line" />
          <div className="mt-4 h-6 w-4/5 bg-line" />
        </div>
      ))}
    </div>
  )
}
