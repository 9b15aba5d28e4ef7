import type { ReactNode } from 'react'
import type { TripCard } from '#contract/trips.ts'
import { Heart } from '#ui/icons.tsx'
import { toggleSavedPage, useSavedPages, type SavedProps } from './saved-pages.ts'

interface SaveButtonProps extends SavedProps {
  className: string
  buttonClass: string
  children?: ReactNode
}

/** Saves a page in this browser; without scripts it opens a list with that page. */
export function SaveButton({ kind, page, className, buttonClass, children }: SaveButtonProps) {
  const saved = useSavedPages(kind).some(({ slug }) => slug === page.slug)
  return (
    <form
      action="/saved"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        toggleSavedPage(kind, page)
      }}
    >
      <button
        name={kind === 'trip' ? 'trips' : 'stories'}
        value={page.slug}
        aria-label={`Save ${page.title}`}
        aria-pressed={saved}
        className={buttonClass}
      >
        <Heart className={`size-5 ${saved ? 'fill-madder text-madder' : ''}`} />
        {children}
      </button>
    </form>
  )
}

/** In the corner of a card's picture, above the link that covers the card. */
export function SaveHeart({ trip }: { trip: Pick<TripCard, 'id' | 'title' | 'featured_picture'> }) {
  return (
    <SaveButton
      kind="trip"
      page={{ slug: trip.id, title: trip.title, picture: trip.featured_picture }}
      className="save-heart no-print"
      buttonClass="grid size-11 cursor-pointer place-items-center border border-transparent bg-paper/90 transition-colors duration-(--duration-calm) hover:text-madder"
    />
  )
}
