import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Picture } from '#contract/pictures.ts'
import type { Storage, StoredObject } from '../../files/storage.ts'
import type { CardText } from './card-drawing.ts'
import { queueEncoding } from '../encoders.ts'
import { createIfMissing } from '../create-if-missing.ts'

/** The preview of a page in messengers and social networks: docs/decisions/0068. */
export interface ShareCard extends CardText {
  picture: Pick<Picture, 'url' | 'focal_x' | 'focal_y'> | null
}

export interface CardPlace {
  /** Folder of its record, such as `trips/4e3b84e1-…`. */
  folder: string
  version: string
}

/** Incremented when the drawing changes, so that all cards are created again. */
const design = 3

export const cardsPrefix = 'cards/'

/** Records per query. */
const sweepBatch = 200

/** @returns a hash of everything on the card. */
export function cardVersion({ brand, kicker, title, facts, picture }: ShareCard): string {
  const { url, focal_x, focal_y } = picture ?? {}
  const shown = JSON.stringify([design, brand, kicker, title, facts, url, focal_x, focal_y])
  return createHash('sha256').update(shown).digest('hex').slice(0, 16)
}

export function drawCard(storage: Storage, card: ShareCard): Promise<Buffer> {
  return queueEncoding(async () => {
    // Read only when its turn comes: the picture may be removed while this waits.
    const original = card.picture && (await storage.get(card.picture.url.replace('/media/', '')))
    const { encodeCard } = await import('./card-picture.ts')
    return encodeCard(card, original && { ...card.picture!, bytes: await buffer(original.stream()) })
  })
}

export type ShareCards = ReturnType<typeof shareCards>

/** Cards in storage; creating one removes outdated cards of the same record. */
export function shareCards(storage: Storage) {
  const getOrCreate = createIfMissing(storage)

  async function store(key: string, folder: string, drawn: Uint8Array): Promise<boolean> {
    await storage.put(key, drawn)
    const others = (await storage.list(`${cardsPrefix}${folder}/`)).filter((each) => each !== key)
    for (const other of others) await storage.remove(other)
    return true
  }

  return {
    get(folder: string, card: ShareCard): Promise<StoredObject | null> {
      const key = keyOf({ folder, version: cardVersion(card) })
      return getOrCreate(key, { create: () => drawCard(storage, card), store: (drawn) => store(key, folder, drawn) })
    },
  }
}

/** Removes outdated cards, and those of records that were deleted or are not published. */
export async function sweepCards(storage: Storage, current: (folders: string[]) => Promise<CardPlace[]>) {
  const keys = await storage.list(cardsPrefix)
  const byFolder = Map.groupBy(keys, (key) => key.slice(cardsPrefix.length, key.lastIndexOf('/')))
  const folders = [...byFolder.keys()]
  for (let start = 0; start < folders.length; start += sweepBatch) {
    const some = folders.slice(start, start + sweepBatch)
    const currentKeys = new Set((await current(some)).map(keyOf))
    const stale = some.flatMap((folder) => byFolder.get(folder)!).filter((key) => !currentKeys.has(key))
    for (const key of stale) await storage.remove(key)
  }
}

function keyOf({ folder, version }: CardPlace): string {
  return `${cardsPrefix}${folder}/${version}.jpg`
}
