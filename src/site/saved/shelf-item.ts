import type { BlogCard } from '#contract/blog-card.ts'
import type { CompareRow } from '#contract/trip-details/chosen-trips.ts'
import type { ChosenTrip } from '#contract/trips.ts'
import { formatDays } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { comparedTrips } from '#values/trips/compared-trips.ts'
import type { SavedPage } from '../shell/page-actions/saved-pages.ts'

/** A journey or a story on a list. */
export interface ShelfItem extends SavedPage {
  /** A quiet line above the title. */
  line?: string
  price?: string
  /** Of a trip; unknown without a network. */
  compare?: CompareRow[]
  /** Whether it was saved, and is not on the site any more. */
  isGone?: boolean
}

export function tripItem({ id, title, duration, region, price, featured_picture, compare }: ChosenTrip): ShelfItem {
  const line = [formatDays(duration), region].filter(Boolean).join(' · ')
  return { slug: id, title, picture: featured_picture, line, price: formatRupees(price), compare }
}

export function storyItem({ slug, title, reading_minutes, featured_picture }: BlogCard): ShelfItem {
  return { slug, title, picture: featured_picture, line: `${reading_minutes} min read` }
}

/** @returns the trips that fit into a table; a single one does not need it. */
export function divideTrips(trips: ShelfItem[]): { compared: ShelfItem[]; others: ShelfItem[] } {
  const compared = trips.filter(({ isGone }) => !isGone).slice(0, comparedTrips.most)
  if (compared.length < comparedTrips.fewest) return { compared: [], others: trips }
  return { compared, others: trips.filter((trip) => !compared.includes(trip)) }
}

/**
 * Saved items, as the site has them now.
 * @param found undefined until known, and without a network; the stored items show then.
 * @param asked slugs of the requested items.
 */
export function currentItems(saved: SavedPage[], found: ShelfItem[] | undefined, asked: string[]): ShelfItem[] {
  if (!found) return saved
  return saved.map((page) => {
    const isGone = asked.includes(page.slug)
    return found.find(({ slug }) => slug === page.slug) ?? { ...page, isGone }
  })
}
