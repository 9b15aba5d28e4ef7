import { html } from 'hono/html'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import { answerBytes, proposalPageTexts as texts } from '#contract/proposals.ts'
import { proposalPath, proposalRoot } from '#values/addresses/proposal-address.ts'
import { isOwnOrigin } from '../../platform/auth/own-origin.ts'
import type { Db } from '../../platform/db/database.ts'
import { clientAddress, networkOf } from '../../platform/http/middleware/client-address.ts'
import { contentPolicy } from '../../platform/http/middleware/security-headers.ts'
import { drawCard } from '../../platform/media/share-cards/share-card.ts'
import { endedPage } from '../../platform/http/responses/preview-page.ts'
import { networkLimit } from '../../enquiries/form/enquiry-limits.ts'
import { textsOf, type Refusal } from '../../enquiries/form/posted-form.ts'
import { framed } from '../../enquiries/framed-page.ts'
import { readAnswer, storeAnswer, storeSeen } from './answers.ts'
import type { Typed } from './answer-html.ts'
import { proposalArticle } from './article-html.ts'
import { wordsRoutes } from '../words/words-routes.ts'
import { findVersion, type FoundVersion } from './find-version.ts'
import { guestStore, type ProposalEnv, type ProposalOptions } from './guest-store.ts'
import { factsOf, proposalRoom } from './shown-proposal.ts'

type Visit = Context<ProposalEnv>

/** Neither cached nor indexed, and their address is not sent to anyone. */
const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** Marks browsers of the owner, whose looks do not count. */
const ownersCookie = 'proposals-owner'
const year = 365 * 86_400

/** Finds the version of an address, or answers an unknown key: after too many of them, without a query. */
function versionLookup({ api: { db, settings }, config, withPolicy, mediaUrl }: ProposalOptions) {
  const guesses = networkLimit('guess')
  return async (c: Visit): Promise<FoundVersion | Response> => {
    const network = networkOf(clientAddress(c, config.trustedProxies))
    const version = guesses.remembered(network) > 0 ? null : await findVersion(db, c.req.param('key') ?? '')
    if (version) return version
    const wait = await guesses.waitFor(db, network)
    const { brand_name } = (await settings.read()).profile
    if (withPolicy) c.header('content-security-policy', contentPolicy([], mediaUrl))
    if (wait === 0) return c.html(endedPage(brand_name, 'This link shows no proposal', unknownText), 404)
    c.header('retry-after', String(wait))
    return c.html(endedPage(brand_name, 'Too many wrong links', texts.tooMany), 429)
  }
}

/** Private pages of proposals: docs/decisions/0097. They work without scripts. */
export function proposalRoutes(options: ProposalOptions): Hono<ProposalEnv> {
  const { api, config, site } = options
  const { db, settings } = api
  const find = versionLookup(options)
  const store = guestStore(options)

  /** @param typed shown again where it was refused, so that nothing of it is lost. */
  async function show(c: Visit, version: FoundVersion, refusal: Partial<Refusal> = {}, typed: Typed | null = null) {
    const { profile } = await settings.read()
    const { title } = version.body
    const head = html`<meta property="og:title" content="${title}" />
      <meta property="og:description" content="${factsOf(version.body).join(' · ')}" />
      <meta property="og:image" content="${profile.site_url}${proposalPath(version.key, 'card.jpg')}" />
      <script src="/p.js" defer></script>`
    const article = proposalArticle({ ...version, profile }, typed)
    return framed(c.req.url, article, proposalRoom, { status: 200, ...refusal, title, head }, options)
  }

  async function take(c: Visit) {
    const { version } = c.var
    const posted = textsOf(await c.req.parseBody().catch(() => ({})))
    const answer = readAnswer(posted, version.body.days.length)
    if (!answer) return show(c, version, { status: 422 })
    const refusal = await store(c, texts.failed, async () => {
      const mailed = await site.hasMail()
      return db.transaction((tx) => storeAnswer(tx as Db, version, answer, mailed))
    })
    if (refusal) {
      const now = await findVersion(db, version.key).catch(() => null)
      return show(c, now ?? version, refusal, { ...answer, notice: refusal.notice })
    }
    site.onMail()
    return c.redirect(`${proposalPath(version.key)}#notice`, 303)
  }

  return new Hono<ProposalEnv>()
    .use('/:key/*', async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(privateHeaders)) c.res.headers.set(name, value)
    })
    .use('/:key/*', async (c, next) => {
      const version = await find(c)
      if (version instanceof Response) return version
      c.set('version', version)
      return next()
    })
    .get('/:key', async (c) => {
      const page = await show(c, c.var.version)
      const isOwner = (await c.var.visitor.admin().catch(() => null)) !== null
      if (!isOwner) return page
      const secure = config.siteUrl.startsWith('https:')
      const cookie = { path: proposalRoot, httpOnly: true, sameSite: 'Lax', secure, maxAge: year } as const
      page.headers.append('set-cookie', serialize(ownersCookie, '1', cookie))
      return page
    })
    .get('/:key/card.jpg', async (c) => {
      const { state, body, pictures } = c.var.version
      if (state === 'withdrawn') return c.notFound()
      const { brand_name: brand } = (await settings.read()).profile
      const picture = pictures.find(({ url }) => url === body.pictures[0]?.image_url) ?? null
      // Without a name or a price, and not stored.
      const card = { brand, kicker: 'Proposal', title: body.title, facts: factsOf(body), picture }
      const jpeg = await drawCard(api.storage, card)
      return c.body(new Uint8Array(jpeg), 200, { 'content-type': 'image/jpeg' })
    })
    .post('/:key/answer', bodyLimit({ maxSize: answerBytes, onError: tooLarge }), async (c) => {
      const origin = c.req.header('origin')
      // Pages without a referrer post `null`; the key is what an answer needs.
      if (origin && origin !== 'null' && !isOwnOrigin(origin, c.req.url, config)) return c.text('Forbidden', 403)
      return take(c)
    })
    .post('/:key/seen', async (c) => {
      const isOwner = getCookie(c, ownersCookie) !== undefined || (await c.var.visitor.admin()) !== null
      if (!isOwner) await db.transaction((tx) => storeSeen(tx as Db, c.var.version))
      return c.body(null, 204)
    })
    .route('/', wordsRoutes(options))
    .all('/:key/*', (c) => c.notFound())
}

/** No form sends as much; the rest of the body is not read, so the connection cannot be used again. */
const tooLarge = (c: Context) => c.text('Too large', 413, { connection: 'close' })

const unknownText = 'Please open the whole link that was sent to you, or ask us for a new one.'
