import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Picture } from '#contract/pictures.ts'
import type { Storage, StoredObject } from '../files/storage.ts'
import type { CardWords } from './card-drawing.ts'
import { encodeInTurn } from './encoders.ts'
import { createIfMissing } from './create-if-missing.ts'

/** What a page shows of itself where it is shared: words over a picture, which may be missing. */
export interface ShareCard extends CardWords {
  picture: Pick<Picture, 'url' | 'focal_x' | 'focal_y'> | null
}

/** Which card: the folder of its record, and its version. */
export interface CardPlace {
  /** Such as `trips/4e3b84e1-…`. */
  folder: string
  version: string
}

/** Gives cards, making each once. */
export interface ShareCards {
  get(folder: string, card: ShareCard): Promise<StoredObject | null>
}

/** Raised when cards are drawn differently, so that all are made anew. */
const design = 1

/** Under this prefix lie all cards. */
export const cardsPrefix = 'cards/'

/** Records that the sweeper asks for in one query. */
const sweptAtOnce = 200

/** @returns a short text that changes with whatever is on the card. */
export function cardVersion({ brand, kicker, title, facts, picture }: ShareCard): string {
  const { url, focal_x, focal_y } = picture ?? {}
  const shown = JSON.stringify([design, brand, kicker, title, facts, url, focal_x, focal_y])
  return createHash('sha256').update(shown).digest('hex').slice(0, 16)
}

/** @returns cards kept in storage; making one removes what the same record showed before. */
export function shareCards(storage: Storage): ShareCards {
  const stored = createIfMissing(storage)

  function draw(card: ShareCard): Promise<Buffer> {
    return encodeInTurn(async () => {
      // Not before: the picture may go while this waits.
      const original = card.picture && (await storage.get(card.picture.url.replace('/media/', '')))
      const { encodeCard } = await import('./card-picture.ts')
      return encodeCard(card, original && { ...card.picture!, bytes: await buffer(original.stream()) })
    })
  }

  async function store(key: string, folder: string, drawn: Uint8Array): Promise<boolean> {
    await storage.put(key, drawn)
    const others = (await storage.list(`${cardsPrefix}${folder}/`)).filter((each) => each !== key)
    for (const other of others) await storage.remove(other)
    return true
  }

  return {
    get(folder, card) {
      const key = keyOf({ folder, version: cardVersion(card) })
      return stored(key, { make: () => draw(card), store: (drawn) => store(key, folder, drawn) })
    },
  }
}

/** Removes the cards that are not `current`: of records that are gone or hidden, or that show something else now. */
export async function sweepCards(storage: Storage, current: (folders: string[]) => Promise<CardPlace[]>) {
  const keys = await storage.list(cardsPrefix)
  const byFolder = Map.groupBy(keys, (key) => key.slice(cardsPrefix.length, key.lastIndexOf('/')))
  const folders = [...byFolder.keys()]
  for (let start = 0; start < folders.length; start += sweptAtOnce) {
    const some = folders.slice(start, start + sweptAtOnce)
    const kept = new Set((await current(some)).map(keyOf))
    const stale = some.flatMap((folder) => byFolder.get(folder)!).filter((key) => !kept.has(key))
    for (const key of stale) await storage.remove(key)
  }
}

function keyOf({ folder, version }: CardPlace): string {
  return `${cardsPrefix}${folder}/${version}.jpg`
}
