import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import {
  guestPhotoBytes,
  proposalPageTexts,
  wordsBytes,
  wordsSchema,
  wordsTexts,
  type WordsField,
} from '#contract/proposals.ts'
import { proposalPath } from '#values/addresses/proposal-address.ts'
import type { ApiParts } from '../../api/context.ts'
import type { PageParts } from '../../api/render-page.ts'
import { networkLimit } from '../../enquiries/form/enquiry-limits.ts'
import { framed, type Room } from '../../enquiries/framed-page.ts'
import { textsOf } from '../../enquiries/form/texts-of.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/database.ts'
import { proposalEvents } from '../../platform/db/schema.ts'
import { clientAddress, networkOf } from '../../platform/http/middleware/client-address.ts'
import { PictureRefused } from '../../platform/media/picture-refused.ts'
import { storePicture } from '../../platform/media/store-picture.ts'
import { queuePush } from '../../push/push-outbox.ts'
import { findVersion, type FoundVersion } from '../page/find-version.ts'
import { proposalRoom } from '../page/shown-proposal.ts'
import { thanksPage, wordsForm, type WordsForm } from './words-html.ts'
import { wordsOf } from './words-of.ts'

interface WordsOptions extends PageParts {
  api: Pick<ApiParts, 'db' | 'settings' | 'storage' | 'disk'>
  config: Config
  log: Logger
}

/** A form that was not stored, and how it is shown again. */
interface Refused {
  page: { status: 422 | 429 | 503; headers?: Record<string, string> }
  form: Partial<WordsForm>
}

const room: Room = { ...proposalRoom, styles: 'enquire.css' }

/** Longer side in pixels of a stored photo: it is shown small. */
const photoSide = 1200

/** `/p/{key}/words`: travellers who said yes write a testimonial, once; it stays unpublished until the owner decides. */
export function wordsRoutes(options: WordsOptions, find: (c: Context) => Promise<FoundVersion | Response>) {
  const { api, config, log } = options
  const { db, settings, storage } = api
  const limit = networkLimit('answer')

  async function show(c: Context, version: FoundVersion, refused?: Refused) {
    if (version.state !== 'accepted') return c.notFound()
    const { key, body } = version.version
    const { profile } = await settings.read()
    const typed = { name: body.travellers[0] ?? '', month: body.start_on?.slice(0, 'YYYY-MM'.length) ?? '' }
    const page = (await hasWords(db, version.id))
      ? thanksPage()
      : wordsForm({
          action: proposalPath(key, 'words'),
          title: body.title,
          profile,
          typed,
          errors: {},
          ...refused?.form,
        })
    return framed(c.req.url, page, room, { status: 200, ...refused?.page, title: 'How was it?' }, options)
  }

  /** What was typed is shown again if it is not stored. */
  async function take(c: Context, version: FoundVersion) {
    if (version.state !== 'accepted') return c.notFound()
    const posted = await c.req.parseBody().catch((): Record<string, string | File> => ({}))
    const typed = textsOf(posted) as Partial<Record<WordsField, string>>
    const wrong = (errors: WordsForm['errors']) => show(c, version, { page: { status: 422 }, form: { typed, errors } })
    const later = (status: 429 | 503, notice: string, wait = '') =>
      show(c, version, { page: { status, ...(wait && { headers: { 'retry-after': wait } }) }, form: { typed, notice } })
    const parsed = wordsSchema.safeParse(typed)
    if (!parsed.success) return wrong(errorsOf(parsed.error.issues))
    try {
      const network = networkOf(clientAddress(c, config.trustedProxies))
      const wait = limit.remembered(network) || (await limit.waitFor(db, network))
      if (wait > 0) return await later(429, proposalPageTexts.tooMany, String(wait))
      await api.disk?.requireFreeSpace()
      const photo = await storePhoto(posted.photo)
      const { consent: _given, words, ...guest } = parsed.data
      await db.transaction(async (tx) => {
        await findVersion(tx as Db, version.version.key, { lock: true })
        if (await hasWords(tx as Db, version.id)) return
        const event = { proposal_id: version.id, version: version.version.number, kind: 'words', words } as const
        await tx.insert(proposalEvents).values({ ...event, details: { guest: { ...guest, photo } } })
        await queuePush(tx as Db, 'proposal')
      })
    } catch (error) {
      if (error instanceof PictureRefused) return wrong({ photo: wordsTexts.photo })
      log.error({ err: error }, 'storing the words of a traveller failed')
      return later(503, wordsTexts.failed)
    }
    log.info({ event: 'words-stored', reference: version.reference }, 'words-stored')
    return c.redirect(proposalPath(version.version.key, 'words'), 303)
  }

  /** Phones take photos above the limit of the library, so it is made smaller here. Its name is not stored. */
  async function storePhoto(file: unknown): Promise<string | null> {
    if (!(file instanceof File) || file.size === 0) return null
    if (file.size > guestPhotoBytes) throw new PictureRefused('size')
    const { sharp } = await import('../../platform/media/sharp.ts')
    const small = await sharp(await file.arrayBuffer(), { limitInputPixels: 100_000_000 })
      .rotate()
      .resize(photoSide, photoSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer()
      .catch(() => Promise.reject(new PictureRefused('damaged')))
    return (await storePicture(db, storage, { bucket: 'trip-images', bytes: small })).url
  }

  return new Hono()
    .get('/:key/words', async (c) => {
      const version = await find(c)
      return version instanceof Response ? version : show(c, version)
    })
    .post('/:key/words', bodyLimit({ maxSize: wordsBytes, onError: tooLarge }), async (c) => {
      const version = await find(c)
      return version instanceof Response ? version : take(c, version)
    })
}

/** The rest of the body is not read, so the connection cannot be used again. */
const tooLarge = (c: Context) => c.text(wordsTexts.photo, 413, { connection: 'close' })

async function hasWords(db: Db, proposalId: string): Promise<boolean> {
  return (await db.$count(proposalEvents, wordsOf(proposalId))) > 0
}

function errorsOf(issues: { path: PropertyKey[]; message: string }[]): WordsForm['errors'] {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}
