import { html } from 'hono/html'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { guestPhotoBytes, wordsBytes, wordsFields, wordsSchema, wordsTexts as texts } from '#contract/proposals.ts'
import { proposalPath } from '#values/addresses/proposal-address.ts'
import { lockRow } from '../../api/writes/optimistic-lock.ts'
import { thanksPage } from '../../enquiries/form/form-fields.ts'
import { textsOf, type Issue, type Refusal } from '../../enquiries/form/posted-form.ts'
import { framed } from '../../enquiries/framed-page.ts'
import type { Db } from '../../platform/db/database.ts'
import { proposalEvents, proposals } from '../../platform/db/schema.ts'
import { PictureRefused } from '../../platform/media/picture-refused.ts'
import { storePicture } from '../../platform/media/store-picture.ts'
import { queuePush } from '../../push/push-outbox.ts'
import { guestStore, type ProposalEnv, type ProposalOptions } from '../page/guest-store.ts'
import { proposalRoom } from '../page/shown-proposal.ts'
import { eventsOf } from '../queries.ts'
import { wordsForm } from './words-html.ts'

type Visit = Context<ProposalEnv>

const room = { ...proposalRoom, styles: ['enquire.css'] }

/** Longer side in pixels of a stored photo: it is shown small. */
const photoSide = 1200

const refused = (issues: Issue[]): Refusal => ({ status: 422, notice: texts.check, issues })

/** `/p/{key}/words`: travellers who said yes write a testimonial, once; it stays unpublished until the owner decides. */
export function wordsRoutes(options: ProposalOptions): Hono<ProposalEnv> {
  const { db, settings, storage } = options.api
  const store = guestStore(options)

  /** @param typed shown again if it is not stored. */
  async function show(c: Visit, refusal: Refusal | null, typed: Record<string, string>) {
    const { id, key, body } = c.var.version
    const { notice = null, issues = [] } = refusal ?? {}
    const form = { id: 'words', names: wordsFields, typed, issues, notice }
    const { brand_name: brand } = (await settings.read()).profile
    const page = (await hasWords(db, id))
      ? thanksPage(html`<p class="text-lead">${texts.thanks}</p>`)
      : wordsForm({ ...form, brand, title: body.title, action: proposalPath(key, 'words') })
    return framed(c.req.url, page, room, { status: 200, ...refusal, title: 'How was it?' }, options)
  }

  async function take(c: Visit) {
    const { id, key, number, reference } = c.var.version
    const posted = await c.req.parseBody().catch((): Record<string, string | File> => ({}))
    const typed = textsOf(posted)
    const parsed = wordsSchema.safeParse(typed)
    if (!parsed.success) return show(c, refused(parsed.error.issues), typed)
    const { consent: _given, words, ...guest } = parsed.data
    const refusal = await store(c, texts.failed, async () => {
      const photo = await storePhoto(posted.photo).catch((error: unknown) => {
        if (error instanceof PictureRefused) return undefined
        throw error
      })
      if (photo === undefined) return refused([{ path: ['photo'], message: texts.photo }])
      await db.transaction(async (tx) => {
        await lockRow(tx as Db, proposals, id)
        if (await hasWords(tx as Db, id)) return
        const details = { guest: { ...guest, photo } }
        await tx.insert(proposalEvents).values({ proposal_id: id, version: number, kind: 'words', words, details })
        await queuePush(tx as Db, 'proposal')
      })
      options.log.info({ event: 'words-stored', reference }, 'words-stored')
      return null
    })
    return refusal ? show(c, refusal, typed) : c.redirect(proposalPath(key, 'words'), 303)
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

  return new Hono<ProposalEnv>()
    .use('/:key/words', async (c, next) => (c.var.version.state === 'accepted' ? next() : c.notFound()))
    .get('/:key/words', (c) => {
      const { travellers, start_on } = c.var.version.body
      return show(c, null, { name: travellers[0] ?? '', month: start_on?.slice(0, 'YYYY-MM'.length) ?? '' })
    })
    .post('/:key/words', bodyLimit({ maxSize: wordsBytes, onError: tooLarge }), (c) => take(c))
}

/** The rest of the body is not read, so the connection cannot be used again. */
const tooLarge = (c: Context) => c.text(texts.photo, 413, { connection: 'close' })

async function hasWords(db: Db, proposalId: string): Promise<boolean> {
  return (await db.$count(proposalEvents, eventsOf(proposalId, 'words'))) > 0
}
