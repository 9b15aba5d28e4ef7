import { Link } from '@tanstack/react-router'
import { Cross } from '#ui/icons.tsx'
import { Picture } from '#ui/picture.tsx'
import { BrandSign } from '../shell/brand/brand-sign.tsx'
import { tripLink } from '../shell/links/trip-link.ts'
import type { SavedKind } from '../shell/page-actions/saved-pages.ts'
import { savedText } from './saved-text.ts'
import type { ShelfItem } from './shelf-item.ts'

interface ShelfListProps {
  kind: SavedKind
  heading: string
  items: ShelfItem[]
  /** Missing on a shared list. */
  onRemove?: (item: ShelfItem) => void
}

/** One, two or three in a row. */
const sizes = '(width >= 84rem) 400px, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 95vw'

/** Journeys, or stories, with their pictures. */
export function ShelfList({ kind, heading, items, onRemove }: ShelfListProps) {
  const id = `shelf-${kind}`
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-14 lg:mt-20">
      <h2 id={id} className="text-h2">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-10 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-16">
        {items.map((item) => (
          <li key={item.slug} className="flex flex-col">
            <Item kind={kind} item={item} />
            {onRemove ? <RemoveButton title={item.title} onClick={() => onRemove(item)} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function RemoveButton({ title, onClick }: { title: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-2 self-start text-small font-normal text-muted transition-colors duration-(--duration-calm) hover:text-madder"
    >
      <Cross className="size-4" />
      Remove<span className="sr-only">{` ${title}`}</span>
    </button>
  )
}

function Item({ kind, item }: { kind: SavedKind; item: ShelfItem }) {
  if (item.isGone) {
    return (
      <div className="opacity-70">
        <Content item={item} />
      </div>
    )
  }
  return (
    <Link {...linkOf(kind, item)} className="group">
      <Content item={item} />
    </Link>
  )
}

function Content({ item: { title, picture, line, price, isGone } }: { item: ShelfItem }) {
  return (
    <>
      {picture ? (
        <Picture picture={picture} alt="" sizes={sizes} className="aspect-3/2" />
      ) : (
        <span className="grid aspect-3/2 place-items-center bg-sand">
          <BrandSign className="size-14 text-madder opacity-40" />
        </span>
      )}
      <span className="eyebrow mt-5 block min-h-5 text-madder">{isGone ? savedText.gone : line}</span>
      <span className="mt-2 block font-display text-h3 wrap-break-word transition-colors duration-(--duration-calm) group-hover:text-madder">
        {title}
      </span>
      {price && !isGone ? <span className="mt-2 block font-semibold">{price}</span> : null}
    </>
  )
}

/** A trip is saved under its id. */
function linkOf(kind: SavedKind, { slug, title }: ShelfItem) {
  return kind === 'trip' ? tripLink({ id: slug, title }) : ({ to: '/blog/$slug', params: { slug } } as const)
}
