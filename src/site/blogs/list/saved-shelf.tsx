import { Link } from '@tanstack/react-router'
import { Cross } from '#ui/icons.tsx'
import { Logo } from '#ui/logo.tsx'
import { Picture } from '#ui/picture.tsx'
import { toggleSavedPage, useSavedPages, type SavedKind, type SavedPage } from '#site/shell/saving/saved-pages.ts'

/** Trips and stories saved in this browser; renders nothing without any. */
export function SavedShelf() {
  const trips = useSavedPages('trip')
  const stories = useSavedPages('story')
  if (trips.length + stories.length === 0) return null
  const isBoth = trips.length > 0 && stories.length > 0
  return (
    <section aria-labelledby="saved-heading" className="no-print bg-sand py-16 lg:py-24">
      <div className="page-width">
        <h2 id="saved-heading" className="text-h2">
          Saved for later
        </h2>
        <p className="mt-4 text-muted">Kept in this browser, for no one but you.</p>
        <div className={`mt-8 grid gap-x-16 gap-y-10 lg:mt-12 ${isBoth ? 'sm:grid-cols-2' : ''}`}>
          <SavedList kind="trip" heading="Saved journeys" pages={trips} />
          <SavedList kind="story" heading="Saved stories" pages={stories} />
        </div>
      </div>
    </section>
  )
}

interface SavedListProps {
  kind: SavedKind
  heading: string
  pages: SavedPage[]
}

function SavedList({ kind, heading, pages }: SavedListProps) {
  if (pages.length === 0) return null
  return (
    <div>
      <h3 className="eyebrow font-text text-madder">{heading}</h3>
      <ul className="mt-4 border-t border-ink/25">
        {pages.map((page) => (
          <SavedItem key={page.slug} kind={kind} page={page} />
        ))}
      </ul>
    </div>
  )
}

function SavedItem({ kind, page }: { kind: SavedKind; page: SavedPage }) {
  const { slug, title, picture } = page
  const link = kind === 'trip' ? ({ to: '/trip/$id', params: { id: slug } } as const) : storyLink(slug)
  return (
    <li className="flex items-center justify-between gap-4 border-b border-ink/25 py-3">
      <Link
        {...link}
        className="flex grow items-center gap-4 font-display text-h3 transition-colors duration-(--duration-calm) wrap-anywhere hover:text-madder"
      >
        {picture ? (
          <Picture picture={picture} alt="" sizes="6rem" className="aspect-3/2 w-24 shrink-0" />
        ) : (
          <span className="grid aspect-3/2 w-24 shrink-0 place-items-center bg-line">
            <Logo className="size-9 text-madder opacity-40" />
          </span>
        )}
        {title}
      </Link>
      <button
        type="button"
        onClick={() => toggleSavedPage(kind, page)}
        aria-label={`Remove ${title}`}
        className="inline-flex size-12 shrink-0 cursor-pointer items-center justify-center transition-colors duration-(--duration-calm) hover:text-madder"
      >
        <Cross />
      </button>
    </li>
  )
}

function storyLink(slug: string) {
  return { to: '/blog/$slug', params: { slug } } as const
}
