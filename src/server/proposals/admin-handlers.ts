import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Proposal, ProposalBody } from '#contract/admin/proposals.ts'
import { proposalPath } from '#values/addresses/proposal-address.ts'
import { dayInIndia } from '#values/format/dates.ts'
import type { AdminIdentity } from '../platform/auth/visitor.ts'
import type { Db } from '../platform/db/database.ts'
import { enquiries, mailOutbox, proposalEvents, proposals, proposalVersions } from '../platform/db/schema.ts'
import { recordEvent } from '../platform/db/writes/operations.ts'
import { adminAuthor, adminProcedure, inTransaction } from '../api/admin-procedure.ts'
import { lockRow, lockVersion, nextVersion } from '../api/writes/optimistic-lock.ts'
import { presentSaved } from '../api/writes/present-saved.ts'
import { requirePictures } from '../catalogue/common/writes/require-pictures.ts'
import { newReference } from '../enquiries/reference.ts'
import { framed } from '../enquiries/framed-page.ts'
import { fullBody, templateBody } from './bodies.ts'
import { isAccepted, isOffered, presentItem, selectPictures, selectProposals } from './queries.ts'
import { proposalArticle } from './page/article-html.ts'
import { proposalRoom } from './page/shown-proposal.ts'
import { sendProblems } from './send-problems.ts'
import { sendVersion } from './send.ts'
import { selectTotals } from './totals.ts'
import { guestWordsHandlers, selectGuestWords } from './words/admin-handlers.ts'

const { proposals: procedures } = adminProcedure

const saved = { id: proposals.id, updated_at: proposals.updated_at, reference: proposals.reference }

/** Events have the reference, and never a word of what is proposed to whom: docs/decisions/0062. */
function record(db: Db, identity: AdminIdentity, call: string, reference: string) {
  return recordEvent(db, adminAuthor(identity, `proposals.${call}`), { proposal: reference })
}

function requirePicturesOf(db: Db, { pictures }: ProposalBody) {
  return requirePictures(
    db,
    'trip-images',
    pictures.map(({ image_url }, index) => ({ field: `pictures.${index}.image_url`, image_url })),
  )
}

/** Whether it can still be changed; the row is locked, as it is while travellers accept. */
async function isOpen(db: Db, { id, withdrawn_at }: typeof proposals.$inferSelect): Promise<boolean> {
  return withdrawn_at === null && !(await isAccepted(db, id))
}

async function selectVersions(db: Db, id: string): Promise<Proposal['versions']> {
  const rows = await db
    .select()
    .from(proposalVersions)
    .where(eq(proposalVersions.proposal_id, id))
    .orderBy(asc(proposalVersions.number))
  return rows.map(({ number, sent_at, changes }) => ({
    number,
    sent_at: sent_at.toISOString(),
    changes: changes ?? [],
  }))
}

async function selectAnswers(db: Db, id: string): Promise<Proposal['answers']> {
  const rows = await db
    .select()
    .from(proposalEvents)
    .where(eq(proposalEvents.proposal_id, id))
    .orderBy(asc(proposalEvents.at))
  return rows.flatMap(({ kind, version, at, words, details }) =>
    kind === 'change' || kind === 'accepted'
      ? [{ kind, version, at: at.toISOString(), words, days: details.days ?? [] }]
      : [],
  )
}

/** Of the newest, as many are listed, and looked at for what waits for the owner. */
const mostListed = 100
const mostLooked = 1000

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
    const asked = listed(input ?? {})
    const rows = await selectProposals(db, asked ?? isOffered).limit(asked ? mostListed : mostLooked)
    const items = rows.map((row) => presentItem(row, remind_days))
    return { items: asked ? items : items.filter(({ waits_for }) => waits_for !== null) }
  }),
  get: procedures.get.handler(async ({ input, context: { db, settings }, errors }) => {
    const id = input.proposal_id
    const [row] = await selectProposals(db, eq(proposals.id, id))
    if (!row) throw errors.PROPOSAL_NOT_FOUND()
    const { profile, values } = await settings.read()
    const url = row.key && `${profile.site_url}${proposalPath(row.key)}`
    return {
      ...presentItem(row, values.proposals.remind_days),
      body: row.body,
      pictures: await selectPictures(db, row.body),
      url,
      words_url: row.state === 'accepted' ? `${url}/words` : null,
      guest_words: await selectGuestWords(db, id),
      versions: await selectVersions(db, id),
      answers: await selectAnswers(db, id),
    }
  }),
  create: procedures.create.use(inTransaction).handler(async ({ input, context: { db, identity }, errors }) => {
    const { enquiry_id = null, template_name = null, proposal_data } = input
    const body = fullBody(proposal_data)
    await requirePicturesOf(db, body)
    if (enquiry_id && !(await lockRow(db, enquiries, enquiry_id))) throw errors.ENQUIRY_NOT_FOUND()
    const [row] = await db
      .insert(proposals)
      .values({
        enquiry_id,
        template_name,
        reference: newReference('P'),
        body: template_name === null ? body : templateBody(body),
      })
      .returning(saved)
    await record(db, identity, 'create', row!.reference)
    return presentSaved(row!)
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context: { db, identity }, errors }) => {
    await requirePicturesOf(db, fullBody(input.proposal_data))
    const stored = await lockVersion(db, proposals, input.proposal_id, input, 'PROPOSAL_NOT_FOUND')
    if (!(await isOpen(db, stored))) throw errors.PROPOSAL_NOT_OPEN()
    const body = fullBody(input.proposal_data, stored.body)
    const [row] = await db
      .update(proposals)
      .set({
        body: stored.template_name === null ? body : templateBody(body),
        updated_at: nextVersion(stored.updated_at),
      })
      .where(eq(proposals.id, stored.id))
      .returning(saved)
    await record(db, identity, 'update', row!.reference)
    return presentSaved(row!)
  }),
  send: procedures.send.use(inTransaction).handler(async ({ input, context: { db, identity, settings }, errors }) => {
    const stored = await lockVersion(db, proposals, input.proposal_id, input, 'PROPOSAL_NOT_FOUND')
    if (stored.enquiry_id === null) throw errors.PROPOSAL_NOT_FOUND()
    if (!(await isOpen(db, stored))) throw errors.PROPOSAL_NOT_OPEN()
    const problems = sendProblems(stored.body, dayInIndia(new Date().toISOString()))
    if (problems.length > 0) throw errors.PROPOSAL_INCOMPLETE({ data: { problems } })
    const { profile, values } = await settings.read()
    const { number, key, changes } = await sendVersion(db, stored, values.proposals.next_steps)
    await record(db, identity, 'send', stored.reference)
    return { number, url: `${profile.site_url}${proposalPath(key)}`, changes: changes ?? [] }
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
  withdraw: procedures.withdraw.use(inTransaction).handler(async ({ input, context: { db, identity }, errors }) => {
    const stored = await lockRow(db, proposals, input.proposal_id)
    if (!stored) throw errors.PROPOSAL_NOT_FOUND()
    if (!(await isOpen(db, stored))) throw errors.PROPOSAL_NOT_OPEN()
    const [row] = await db
      .update(proposals)
      .set({ withdrawn_at: sql`now()`, updated_at: nextVersion(stored.updated_at) })
      .where(and(eq(proposals.id, stored.id), isNull(proposals.withdrawn_at)))
      .returning(saved)
    await record(db, identity, 'withdraw', stored.reference)
    return presentSaved(row!)
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context: { db, identity } }) => {
    const id = input.proposal_id
    const [row] = await db.delete(proposals).where(eq(proposals.id, id)).returning({ reference: proposals.reference })
    if (row) await record(db, identity, 'delete', row.reference)
    return { id }
  }),
  page: procedures.page.handler(async ({ input, context: { db, settings, site } }) => {
    const { profile, values } = await settings.read()
    const body = fullBody(input.proposal_data)
    const article = proposalArticle({
      reference: '',
      number: 0,
      body,
      pictures: await selectPictures(db, body),
      next_steps: values.proposals.next_steps,
      changes: [],
      state: 'draft',
      path: '',
      newest: null,
      option: null,
      profile,
    })
    const parts = { render: site!.render, withPolicy: false, mediaUrl: null }
    const page = await framed(profile.site_url, article, proposalRoom, { status: 200 }, parts)
    return { html: await page.text() }
  }),
  totals: procedures.totals.handler(async ({ context: { db } }) => ({ months: await selectTotals(db) })),
}
