import { cardVersion, type ShareCard } from '../../platform/media/share-cards/share-card.ts'

/** Kinds of share cards, as in URLs: records by id, other pages by name. */
export const cardKinds = ['trips', 'blogs', 'categories', 'hosts', 'pages'] as const

export type CardKind = (typeof cardKinds)[number]

/** Kinds whose addresses have no version: pages by name, lists of trips by their ids with commas between them. */
export const unversionedKinds = ['pages', 'lists'] as const

export type UnversionedKind = (typeof unversionedKinds)[number]

/** Reads the cards of the given records, by id; only of those that are public. */
export type ReadCards = (ids: string[]) => Promise<Map<string, ShareCard>>

/** @returns the path of the current card, which contains a hash of its content (docs/decisions/0068). */
export function cardAddress(kind: CardKind, id: string, card: ShareCard): string {
  return `/media/cards/${kind}/${id}/${cardVersion(card)}.jpg`
}
