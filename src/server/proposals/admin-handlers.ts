import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { answerKinds, type ProposalData } from '#contract/admin/proposals.ts'
import { proposalPath } from '#values/addresses/proposal-address.ts'
import { dayInIndia } from '#values/format/dates.ts'
import type { AdminIdentity } from '../platform/auth/visitor.ts'
import type { Db } from '../platform/db/database.ts'
import { enquiries, mailOutbox, proposalEvents, proposals, proposalVersions } from '../platform/db/schema.ts'
import { recordEvent } from '../platform/db/writes/operations.ts'
import { adminAuthor, adminProcedure, inTransaction } from '../api/admin-procedure.ts'
import { isoMoments } from '../api/iso-moments.ts'
import { lockRow, lockVersion, nextVersion, type EditedVersion } from '../api/writes/optimistic-lock.ts'
import { presentSaved } from '../api/writes/present-saved.ts'
import { WriteRefused } from '../api/writes/write-refused.ts'
import { requirePictures } from '../catalogue/common/writes/require-pictures.ts'
import { newReference } from '../enquiries/reference.ts'
import { framed } from '../enquiries/framed-page.ts'
import { savedBody } from './bodies.ts'
import { eventsOf, presentItem, selectPictures, selectProposals } from './queries.ts'
import { proposalArticle } from './page/article-html.ts'
import { proposalRoom } from './page/shown-proposal.ts'
import { sendProblems, sendVersion } from './send.ts'
import { selectTotals } from './totals.ts'
import { guestWordsHandlers, selectGuestWords } from './words/admin-handlers.ts'

const { proposals: procedures } = adminProcedure

type Saved = Pick<typeof proposals.$inferSelect, 'id' | 'updated_at' | 'reference'>

const saved = { id: proposals.id, updated_at: proposals.updated_at, reference: proposals.reference }

/** Events have the reference, and never a word of what is proposed to whom: docs/decisions/0062. */
function record(db: Db, identity: AdminIdentity, call: string, reference: string) {
  return recordEvent(db, adminAuthor(identity, `proposals.${call}`), { proposal: reference })
}

async function recorded(db: Db, identity: AdminIdentity, call: string, write: PromiseLike<Saved[]>) {
  const [row] = await write
  await record(db, identity, call, row!.reference)
  return presentSaved(row!)
}

/** @throws WriteRefused for a picture that is not stored. */
function requirePicturesOf(db: Db, { pictures = [] }: ProposalData): Promise<void> {
  const named = pictures.map(({ image_url }, index) => ({ field: `pictures.${index}.image_url`, image_url }))
  return requirePictures(db, 'trip-images', named)
}

/** Locks one that can still be changed, as travellers do while they accept. @throws WriteRefused */
async function lockOpen(db: Db, input: EditedVersion & { proposal_id: string }) {
  const stored = await lockVersion(db, proposals, input.proposal_id, input, 'PROPOSAL_NOT_FOUND')
  const isAccepted = (await db.$count(proposalEvents, eventsOf(stored.id, 'accepted'))) > 0
  if (isAccepted || stored.withdrawn_at !== null) throw new WriteRefused('PROPOSAL_NOT_OPEN')
  return stored
}

/** Of the newest, as many are listed; of those that wait for the owner, more. */
const mostListed = { asked: 100, waiting: 1000 } as const

/** @returns null for those that wait for the owner. */
function listed({ enquiry_id, templates, all }: { enquiry_id?: string; templates?: boolean; all?: boolean }) {
  if (enquiry_id) return eq(proposals.enquiry_id, enquiry_id)
  if (templates) return isNotNull(proposals.template_name)
  return all ? isNotNull(proposals.enquiry_id) : null
}

export const proposalAdminHandlers = {
  ...guestWordsHandlers,
  list: procedures.list.handler(async ({ input, context: { db, settings } }) => {
    const { remind_days } = (await settings.read()).values.proposals
    const where = listed(input ?? {})
    const rows = await selectProposals(db, where, remind_days).limit(where ? mostListed.asked : mostListed.waiting)
    return { items: rows.map(presentItem) }
  }),
  get: procedures.get.handler(async ({ input, context: { db, settings }, errors }) => {
    const id = input.proposal_id
    const { profile, values } = await settings.read()
    const [row] = await selectProposals(db, eq(proposals.id, id), values.proposals.remind_days)
    if (!row) throw errors.PROPOSAL_NOT_FOUND()
    const { number, sent_at, changes } = proposalVersions
    const versions = await db
      .select({ number, sent_at, changes })
      .from(proposalVersions)
      .where(eq(proposalVersions.proposal_id, id))
      .orderBy(number)
    const { kind, version, at, words, details } = proposalEvents
    const answers = await db
      .select({
        kind: sql<(typeof answerKinds)[number]>`${kind}`,
        version,
        at,
        words,
        days: sql<{ day: number; words: string }[]>`coalesce(${details} -> 'days', '[]')`,
      })
      .from(proposalEvents)
      .where(and(eq(proposalEvents.proposal_id, id), inArray(kind, answerKinds)))
      .orderBy(at)
    const url = row.key && `${profile.site_url}${proposalPath(row.key)}`
    return {
      ...presentItem(row),
      body: row.body,
      pictures: await selectPictures(db, row.body),
      url,
      words_url: row.state === 'accepted' ? `${url}/words` : null,
      guest_words: await selectGuestWords(db, id),
      versions: versions.map(isoMoments),
      answers: answers.map(isoMoments),
    }
  }),
  create: procedures.create.use(inTransaction).handler(async ({ input, context: { db, identity }, errors }) => {
    const { enquiry_id = null, template_name = null, proposal_data } = input
    await requirePicturesOf(db, proposal_data)
    if (enquiry_id && !(await lockRow(db, enquiries, enquiry_id))) throw errors.ENQUIRY_NOT_FOUND()
    const row = { enquiry_id, template_name, reference: newReference('P') }
    const body = savedBody(proposal_data, template_name)
    return recorded(
      db,
      identity,
      'create',
      db
        .insert(proposals)
        .values({ ...row, body })
        .returning(saved),
    )
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context: { db, identity } }) => {
    await requirePicturesOf(db, input.proposal_data)
    const { id, ...stored } = await lockOpen(db, input)
    const body = savedBody(input.proposal_data, stored.template_name, stored.body)
    const set = { body, updated_at: nextVersion(stored.updated_at) }
    const update = db.update(proposals).set(set).where(eq(proposals.id, id)).returning(saved)
    return recorded(db, identity, 'update', update)
  }),
  send: procedures.send.use(inTransaction).handler(async ({ input, context: { db, identity, settings }, errors }) => {
    const stored = await lockOpen(db, input)
    if (stored.enquiry_id === null) throw errors.PROPOSAL_NOT_FOUND()
    const problems = sendProblems(stored.body, dayInIndia(new Date().toISOString()))
    if (problems.length > 0) throw errors.PROPOSAL_INCOMPLETE({ data: { problems } })
    const { profile, values } = await settings.read()
    const { number, key, changes } = await sendVersion(db, stored, values.proposals.next_steps)
    await record(db, identity, 'send', stored.reference)
    return { number, url: `${profile.site_url}${proposalPath(key)}`, changes }
  }),
  mail: procedures.mail
    .use(inTransaction)
    .handler(async ({ input, context: { db, identity, site, afterCommit }, errors }) => {
      const id = input.proposal_id
      const [row] = await selectProposals(db, eq(proposals.id, id))
      if (!row?.key) throw errors.PROPOSAL_NOT_FOUND()
      if (!row.email || !(await site?.hasMail())) throw errors.NO_MAIL()
      await db.insert(mailOutbox).values({ kind: 'proposal', proposal_id: id })
      await record(db, identity, 'mail', row.reference)
      afterCommit(async () => site?.onMail())
      return { id }
    }),
  withdraw: procedures.withdraw.use(inTransaction).handler(async ({ input, context: { db, identity } }) => {
    const { id, updated_at } = await lockOpen(db, input)
    const set = { withdrawn_at: sql`now()`, updated_at: nextVersion(updated_at) }
    return recorded(
      db,
      identity,
      'withdraw',
      db.update(proposals).set(set).where(eq(proposals.id, id)).returning(saved),
    )
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context: { db, identity } }) => {
    const id = input.proposal_id
    const [row] = await db.delete(proposals).where(eq(proposals.id, id)).returning(saved)
    if (row) await record(db, identity, 'delete', row.reference)
    return { id }
  }),
  page: procedures.page.handler(async ({ input, context: { db, settings, site } }) => {
    const { profile, values } = await settings.read()
    const body = savedBody(input.proposal_data, null)
    const draft = { reference: '', number: 0, key: '', changes: [], newest: null, option: null }
    const pictures = await selectPictures(db, body)
    const { next_steps } = values.proposals
    const article = proposalArticle({ ...draft, state: 'draft', body, pictures, next_steps, profile })
    const parts = { render: site!.render, withPolicy: false, mediaUrl: null }
    const page = await framed(profile.site_url, article, proposalRoom, { status: 200 }, parts)
    return { html: await page.text() }
  }),
  totals: procedures.totals.handler(async ({ context: { db } }) => ({ months: await selectTotals(db) })),
}
