import type { Db } from '../platform/db/database.ts'
import { cardVersion, type CardPlace } from '../platform/media/share-cards/share-card.ts'
import { readBlogCards } from './blogs/share-card.ts'
import { readCategoryCards } from './categories/share-card.ts'
import { cardKinds, type CardKind, type ReadCards, type UnversionedKind } from '../api/cards/card-address.ts'
import { readHostCards } from './hosts/share-card.ts'
import { readPageCards } from './common/page-share-cards.ts'
import { readListCards, readTripCards } from './trips/share-card.ts'

export function cardReaders(db: Db, brand: string): Record<CardKind | UnversionedKind, ReadCards> {
  return {
    trips: readTripCards(db, brand),
    blogs: readBlogCards(db, brand),
    categories: readCategoryCards(db, brand),
    hosts: readHostCards(db, brand),
    pages: readPageCards(db, brand),
    lists: readListCards(db, brand),
  }
}

/**
 * @returns those of the given folders of stored cards that belong to a public record, each with its current version. Cards
 * of lists are never among them: anyone can invent lists, and drawing a card again is cheap.
 */
export async function currentCards(db: Db, brand: string, folders: string[]): Promise<CardPlace[]> {
  const readers = cardReaders(db, brand)
  const places: CardPlace[] = []
  for (const kind of cardKinds) {
    const prefix = `${kind}/`
    const ids = folders.filter((folder) => folder.startsWith(prefix)).map((folder) => folder.slice(prefix.length))
    if (ids.length === 0) continue
    const cards = await readers[kind](ids)
    for (const [id, card] of cards) places.push({ folder: prefix + id, version: cardVersion(card) })
  }
  return places
}
