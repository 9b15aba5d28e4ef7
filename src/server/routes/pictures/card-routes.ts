import { Hono } from 'hono'
import { idSchema } from '#contract/fields.ts'
import {
  cardAddress,
  cardKinds,
  unversionedKinds,
  type CardKind,
  type ReadCards,
  type UnversionedKind,
} from '#server/api/cards/card-address.ts'
import { cardVersion, type ShareCards } from '#server/platform/media/share-cards/share-card.ts'
import { pictureNotFound, sendPicture } from '../../platform/http/responses/send-file.ts'

/**
 * Other sites show cards, so they may load them. Copies expire after a day: content removed from the site must not
 * stay in caches.
 */
const cardHeaders = { 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' }

/** Seconds for which the redirect from an outdated URL may be cached. */
const redirectHeaders = { 'cache-control': 'public, max-age=60' }

const fileName = /^[\da-f]{16}\.jpg$/

function isIdOf(kind: CardKind, id: string): boolean {
  return kind === 'pages' || idSchema.safeParse(id).success
}

/**
 * Share cards at `/media/cards/{kind}/{id}/{version}.jpg`. Only public records have a card,
 * and only its current version is created; others redirect to it (docs/decisions/0068). Pages of no record name their
 * card without its version, since no call of the API returns it: `/media/cards/pages/{name}.jpg`. So do lists of trips.
 */
export function cardRoutes(
  readersNow: () => Promise<Record<CardKind | UnversionedKind, ReadCards>>,
  cards: ShareCards,
): Hono {
  return new Hono()
    .get('/:kind/:id/:file', async (c) => {
      const { kind: named, id, file } = c.req.param()
      const kind = cardKinds.find((each) => each === named)
      if (!kind || !isIdOf(kind, id) || !fileName.test(file)) return pictureNotFound(c)
      const readers = await readersNow()
      const card = (await readers[kind]([id])).get(id)
      if (!card) return pictureNotFound(c)
      const address = cardAddress(kind, id, card)
      if (!address.endsWith(`/${file}`)) return c.body(null, 302, { location: address, ...redirectHeaders })
      const found = await cards.get(`${kind}/${id}`, card)
      return found ? sendPicture(c, found, file, cardHeaders) : pictureNotFound(c)
    })
    .get('/:kind/:file', async (c) => {
      const { kind: named, file } = c.req.param()
      const kind = unversionedKinds.find((each) => each === named)
      if (!kind) return pictureNotFound(c)
      const name = file.replace(/\.jpg$/, '')
      const readers = await readersNow()
      const card = (await readers[kind]([name])).get(name)
      // The ids of a list are too long for the name of a folder.
      const folder = card && kind === 'lists' ? cardVersion(card) : name
      const found = card && (await cards.get(`${kind}/${folder}`, card))
      return found
        ? sendPicture(c, found, `${name}.jpg`, { ...cardHeaders, etag: `"${cardVersion(card)}"` })
        : pictureNotFound(c)
    })
    .all('*', pictureNotFound)
}
