import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { enquiryMessages as messages } from '#contract/enquiry-messages.ts'
import { enquiryBytes, enquiryFields, enquirySchema, type Enquiry } from '#contract/enquiries.ts'
import { idSchema } from '#contract/fields.ts'
import { enquiryPaths } from '#values/enquiry-form.ts'
import { chatText, enquiryText, whatsappLink } from '#values/whatsapp.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import type { MailAccess } from '../../platform/access/mail-access.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { ApiParts } from '#server/api/context.ts'
import { selectAskedTrip, selectReference, storeOnce, type AskedTrip } from '../store-enquiry.ts'
import { earlySends } from './early-sends.ts'
import { enquiryLimits } from './enquiry-limits.ts'
import type { PageParts } from '../../api/render-page.ts'
import { framed, type Room } from '../framed-page.ts'
import { formPage, receiptPage, trapField } from './form-html.ts'
import { formTokens } from './form-token.ts'
import { textsOf, tooMany, type Refusal } from './posted-form.ts'
import { isFromOwnOrigin } from '../../platform/http/middleware/api-guards.ts'
import { clientAddress, networkOf } from '../../platform/http/middleware/client-address.ts'

interface EnquiryOptions extends PageParts {
  api: Pick<ApiParts, 'db' | 'settings' | 'disk'>
  config: Config
  log: Logger
  secret: string
  /** The clock that all nodes share. */
  now?: () => number
  mail: Pick<MailAccess, 'current'>
  /** Called when an enquiry was stored whose mail is to be sent. */
  onMail: () => void
}

type Posted = Record<string, string>

/** `src/app/routes/_site/enquire.tsx` */
const room: Room = { path: enquiryPaths.form, id: 'enquiry', styles: ['enquire.css'] }

/** 'Write to us', its receipt, and the form that leads to WhatsApp: docs/decisions/0062. They work without scripts. */
export function enquiryRoutes(options: EnquiryOptions): Hono {
  const { api, config, log } = options
  const { db, settings } = api
  const tokens = formTokens(options.secret, options.now)
  const hold = earlySends()
  const limits = enquiryLimits()
  const limited = bodyLimit({ maxSize: enquiryBytes, onError: (c) => showForm(c, {}, tooLarge) })

  /** @param posted fills the form; a token that can still be used stays, so that sending twice is known. */
  async function showForm(c: Context, posted: Posted, refusal: Refusal | null): Promise<Response> {
    const trip = await askedTrip(posted.trip ?? c.req.query('trip')).catch(() => null)
    const given = tokens.read(posted.form ?? '')
    const token = given && !given.isOld ? posted.form! : tokens.issue()
    const { notice = null, issues = [] } = refusal ?? {}
    const { profile, values } = await settings.read()
    const keepMonths = values.enquiries.keep_months
    const form = { id: 'enquiry', names: enquiryFields, typed: posted, issues, notice, brand: profile.brand_name }
    const page = formPage({ ...form, profile, keepMonths, trip, token })
    const title = refusal ? 'Please look again' : undefined
    return framed(c.req.url, page, room, { status: 200, ...refusal, title }, options)
  }

  async function askedTrip(id: string | undefined): Promise<AskedTrip | null> {
    return idSchema.safeParse(id).success ? selectAskedTrip(db, id!) : null
  }

  /** @returns the reference, or why it was not stored. */
  async function take(c: Context, posted: Posted): Promise<string | Refusal> {
    if (!isFromOwnOrigin(c, config)) return { status: 403, notice: messages.elsewhere }
    const token = tokens.read(posted.form ?? '')
    if (posted[trapField] || !token) return { status: 422, notice: messages.trap }
    const parsed = enquirySchema.safeParse(posted)
    if (!parsed.success) return { status: 422, notice: messages.check, issues: parsed.error.issues }
    if (token.isOld) return { status: 422, notice: messages.tooOld }
    const formKey = keyOf(token.nonce, parsed.data)
    const earlier = await selectReference(db, formKey)
    if (earlier) return earlier
    const network = networkOf(clientAddress(c, config.trustedProxies))
    const known = limits.remembered(network)
    if (known > 0) return tooMany(known, messages.tooMany)
    if (!(await hold(token.early))) return { status: 503, notice: messages.failed }
    await api.disk?.requireFreeSpace()
    const trip = await askedTrip(parsed.data.trip)
    const mailed = (await options.mail.current()) !== null
    const sent = { trip, formKey, form: token.nonce, network, limits, mailed }
    const taken = await storeOnce(db, parsed.data, sent)
    if (typeof taken === 'number') return tooMany(taken, messages.tooMany)
    log.info({ event: 'enquiry-stored', reference: taken }, 'enquiry-stored')
    return taken
  }

  return new Hono()
    .get(enquiryPaths.form, (c) => showForm(c, {}, null))
    .post(enquiryPaths.form, limited, async (c) => {
      const posted = textsOf(await c.req.parseBody().catch(() => ({})))
      const taken = await take(c, posted).catch((error: unknown): Refusal => {
        log.error({ err: error }, 'storing an enquiry failed')
        return { status: 503, notice: messages.failed }
      })
      if (typeof taken !== 'string') return showForm(c, posted, taken)
      options.onMail()
      c.header('cache-control', 'no-store')
      return c.redirect(`${enquiryPaths.sent}?receipt=${tokens.receiptOf(taken)}`, 303)
    })
    .get(enquiryPaths.sent, async (c) => {
      const reference = tokens.referenceOf(c.req.query('receipt') ?? '')
      if (!reference) return c.redirect(enquiryPaths.form, 303)
      const { profile, values } = await settings.read()
      const page = receiptPage(reference, profile, values.contacts.email_reply)
      return framed(c.req.url, page, room, { status: 200, title: 'Thank you' }, options)
    })
    .post(enquiryPaths.chat, limited, async (c) => {
      c.header('cache-control', 'no-store')
      const { profile } = await settings.read()
      if (!profile.whatsapp_number) return c.redirect(enquiryPaths.form, 303)
      const posted = textsOf(await c.req.parseBody().catch(() => ({})))
      const trip = await askedTrip(posted.trip)
      const wishes = { get: (name: string) => posted[name] }
      const text = trip
        ? chatText(enquiryText(trip.title, profile.whatsapp_enquiry), wishes, `${profile.site_url}${tripPath(trip)}`)
        : chatText(profile.whatsapp_greeting, wishes)
      return c.redirect(whatsappLink(profile.whatsapp_number, text), 303)
    })
}

/** The rest of the body is not read, so the connection cannot be used again. */
const tooLarge: Refusal = { status: 422, notice: messages.tooLarge, headers: { connection: 'close' } }

/** Covers the form and its values: a visitor who goes back and changes them sends a second enquiry. */
function keyOf(nonce: string, enquiry: Enquiry): string {
  return createHash('sha256')
    .update(`${nonce}\n${JSON.stringify(enquiry)}`)
    .digest('base64url')
}
