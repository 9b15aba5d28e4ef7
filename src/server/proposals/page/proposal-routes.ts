import { html } from 'hono/html'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import type { Logger } from 'pino'
import { answerBytes, proposalPageTexts as texts } from '#contract/proposals.ts'
import { proposalPath, proposalRoot } from '#values/addresses/proposal-address.ts'
import { isOwnOrigin } from '../../platform/auth/own-origin.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/database.ts'
import { clientAddress, networkOf } from '../../platform/http/middleware/client-address.ts'
import { contentPolicy } from '../../platform/http/middleware/security-headers.ts'
import type { VisitorEnv } from '../../platform/http/middleware/session-middleware.ts'
import { endedPage } from '../../platform/http/responses/preview-page.ts'
import type { ApiParts, SiteAround } from '../../api/context.ts'
import type { PageParts } from '../../api/render-page.ts'
import { networkLimit } from '../../enquiries/form/enquiry-limits.ts'
import { textsOf } from '../../enquiries/form/texts-of.ts'
import { framed } from '../../enquiries/framed-page.ts'
import { readAnswer, storeAnswer, storeSeen, typedOf, type Refused } from './answers.ts'
import { proposalArticle } from './article-html.ts'
import { drawProposalCard } from './card.ts'
import { wordsRoutes } from '../words/words-routes.ts'
import { findVersion, shownVersion, type FoundVersion } from './find-version.ts'
import { factsOf, proposalRoom, type Typed } from './shown-proposal.ts'

interface ProposalOptions extends PageParts {
  api: Pick<ApiParts, 'db' | 'settings' | 'storage' | 'disk'>
  site: SiteAround
  config: Config
  log: Logger
}

type Visit = Context<VisitorEnv>

/** Why an answer was not stored. */
interface Refusal {
  status: Refused['status'] | 429 | 503
  headers?: Record<string, string> | undefined
  typed: Typed | null
}

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
    const wait = guesses.remembered(network) || (await guesses.waitFor(db, network))
    const { brand_name } = (await settings.read()).profile
    if (withPolicy) c.header('content-security-policy', contentPolicy([], mediaUrl))
    if (wait === 0) return c.html(endedPage(brand_name, 'This link shows no proposal', unknownText), 404)
    c.header('retry-after', String(wait))
    return c.html(endedPage(brand_name, 'Too many wrong links', texts.tooMany), 429)
  }
}

/** Private pages of proposals: docs/decisions/0097. They work without scripts. */
export function proposalRoutes(options: ProposalOptions): Hono<VisitorEnv> {
  const { api, config, log, site } = options
  const { db, settings } = api
  const found = versionLookup(options)
  const answers = networkLimit('answer')

  /** @param refusal shown with what was typed, so that nothing of it is lost. */
  async function show(c: Visit, version: FoundVersion, refusal: Refusal | null = null) {
    const { profile } = await settings.read()
    const shown = shownVersion(version, profile)
    const { title } = shown.body
    const head = html`<meta property="og:title" content="${title}" />
      <meta property="og:description" content="${factsOf(shown.body).join(' · ')}" />
      <meta property="og:image" content="${profile.site_url}${proposalPath(version.version.key, 'card.jpg')}" />
      <script src="/p.js" defer></script>`
    const { status = 200, headers, typed = null } = refusal ?? {}
    return framed(c.req.url, proposalArticle(shown, typed), proposalRoom, { status, title, head, headers }, options)
  }

  /** @returns null if it is stored. */
  async function take(c: Visit, version: FoundVersion, posted: Record<string, string>) {
    const answer = readAnswer(posted, version.version.body.days.length)
    if (!answer) return show(c, version, { status: 422, typed: null })
    const refuse = async (status: Refusal['status'], notice: string, headers?: Record<string, string>) => {
      const now = (await findVersion(db, version.version.key)) ?? version
      return show(c, now, { status, headers, typed: typedOf(answer, notice) })
    }
    const network = networkOf(clientAddress(c, config.trustedProxies))
    const wait = answers.remembered(network) || (await answers.waitFor(db, network))
    if (wait > 0) return refuse(429, texts.tooMany, { 'retry-after': String(wait) })
    try {
      await api.disk?.requireFreeSpace()
      const mailed = await site.hasMail()
      const refused = await db.transaction((tx) => storeAnswer(tx as Db, version.version.key, answer, mailed))
      return refused && (await refuse(refused.status, refused.notice))
    } catch (error) {
      log.error({ err: error }, 'storing an answer to a proposal failed')
      return refuse(503, texts.failed)
    }
  }

  return new Hono<VisitorEnv>()
    .use('/:key/*', async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(privateHeaders)) c.res.headers.set(name, value)
    })
    .get('/:key', async (c) => {
      const version = await found(c)
      if (version instanceof Response) return version
      const page = await show(c, version)
      const isOwner = (await c.var.visitor.admin().catch(() => null)) !== null
      if (!isOwner) return page
      const secure = config.siteUrl.startsWith('https:')
      const cookie = { path: proposalRoot, httpOnly: true, sameSite: 'Lax', secure, maxAge: year } as const
      page.headers.append('set-cookie', serialize(ownersCookie, '1', cookie))
      return page
    })
    .get('/:key/card.jpg', async (c) => {
      const version = await found(c)
      if (version instanceof Response) return version
      if (version.state === 'withdrawn') return c.notFound()
      const { brand_name } = (await settings.read()).profile
      const jpeg = await drawProposalCard(version, brand_name, api.storage)
      return c.body(new Uint8Array(jpeg), 200, { 'content-type': 'image/jpeg' })
    })
    .post('/:key/answer', bodyLimit({ maxSize: answerBytes, onError: tooLarge }), async (c) => {
      const origin = c.req.header('origin')
      // Pages without a referrer post `null`; the key is what an answer needs.
      if (origin && origin !== 'null' && !isOwnOrigin(origin, c.req.url, config)) return c.text('Forbidden', 403)
      const version = await found(c)
      if (version instanceof Response) return version
      const refused = await take(c, version, textsOf(await c.req.parseBody().catch(() => ({}))))
      if (refused) return refused
      site.onMail()
      return c.redirect(`${proposalPath(version.version.key)}#notice`, 303)
    })
    .post('/:key/seen', async (c) => {
      const version = await found(c)
      if (version instanceof Response) return version
      const isOwner = getCookie(c, ownersCookie) !== undefined || (await c.var.visitor.admin()) !== null
      if (!isOwner) await db.transaction((tx) => storeSeen(tx as Db, version.version.key))
      return c.body(null, 204)
    })
    .route('/', wordsRoutes(options, found))
    .all('/:key/*', (c) => c.notFound())
}

/** No form sends as much; the rest of the body is not read, so the connection cannot be used again. */
const tooLarge = (c: Context) => c.text('Too large', 413, { connection: 'close' })

const unknownText = 'Please open the whole link that was sent to you, or ask us for a new one.'
