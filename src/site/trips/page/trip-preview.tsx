import type { TripCard } from '#contract/trips.ts'
import { Picture } from '#ui/picture.tsx'
import { useQueryCache } from '#site/shell/queries/use-query.ts'
import { gallerySizes } from '../gallery/gallery-sizes.ts'
import { PriceLine } from './price-line.tsx'
import { TripHeader } from './trip-header.tsx'
import type { QueryCache } from '#site/shell/queries/query-cache.ts'

/** Most trips have this many pictures. */
const previewedPictures = 4

/** Loading state in the shape of the page, with what the followed card shows: picture, title, facts and price. */
export function TripPreview({ id }: { id: string }) {
  const card = tripCardOf(useQueryCache(), id)
  return (
    <div aria-busy="true">
      <output className="sr-only">Loading the trip…</output>
      {card?.featured_picture ? (
        <PreviewGallery picture={card.featured_picture} />
      ) : (
        <div className="trip-gallery-placeholder skeleton" />
      )}
      <div className="trip-columns page-width">
        <div className="trip-lead">
          {card ? <TripHeader trip={card} /> : <HeaderLines />}
          <div className="mt-12 grid max-w-measure gap-4" aria-hidden="true">
            <Line className="h-5" />
            <Line className="h-5" />
            <Line className="h-5 w-4/5" />
          </div>
        </div>
        <div className="trip-aside mt-8 lg:mt-3">
          <div className="price-card">
            {card ? <PriceLine price={card.price} /> : <Line className="h-11 w-44" />}
            <div aria-hidden="true">
              <Line className="mt-4 h-4 w-60" />
              <Line className="mt-6 h-12 w-full" />
              <Line className="mt-8 h-4 w-full" />
              <Line className="mt-6 h-4 w-full" />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

/** The others are not known yet. */
function PreviewGallery({ picture }: { picture: NonNullable<TripCard['featured_picture']> }) {
  return (
    <ul className="trip-gallery" data-pictures={previewedPictures} aria-hidden="true">
      <li className="trip-gallery-item">
        <Picture
          picture={picture}
          alt=""
          priority
          transition
          sizes={gallerySizes(previewedPictures, 0)}
          className="size-full"
        />
      </li>
      {['a', 'b', 'c'].map((each) => (
        <li key={each} className="trip-gallery-item skeleton bg-line max-md:hidden" />
      ))}
    </ul>
  )
}

function HeaderLines() {
  return (
    <div aria-hidden="true">
      <Line className="h-4 w-40" />
      <Line className="mt-6 h-14 w-full max-w-xl lg:h-20" />
      <Line className="mt-8 h-5 w-full max-w-md" />
    </div>
  )
}

function Line({ className }: { className: string }) {
  return <span className={`skeleton block bg-line ${className}`} />
}

/** The card of a trip in one of the lists that this visit has read. */
function tripCardOf(queries: QueryCache, id: string): TripCard | undefined {
  const lists = Object.entries(queries.dehydrate()).filter(([key]) => /^\["(?:featured-)?trips"/.test(key))
  return lists.flatMap(([, cards]) => cards as unknown as TripCard[]).find((card) => card.id === id)
}
