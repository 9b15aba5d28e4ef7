import { cardVersion, type ShareCard } from '../../media/share-card.ts'

/** The kinds of records that have a card, as their addresses name them. */
export const cardKinds = ['trips', 'blogs', 'categories'] as const

export type CardKind = (typeof cardKinds)[number]

/** Reads the cards of those of some records that everybody may see, by id. */
export type ReadCards = (ids: string[]) => Promise<Map<string, ShareCard>>

/** @returns the path of a card as it is now: another one as soon as the card shows something else. */
export function cardAddress(kind: CardKind, id: string, card: ShareCard): string {
  return `/media/cards/${kind}/${id}/${cardVersion(card)}.jpg`
}
