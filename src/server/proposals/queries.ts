import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { ProposalBody, ProposalItem, ProposalState } from '#contract/admin/proposals.ts'
import type { Picture } from '#contract/pictures.ts'
import type { Db } from '../platform/db/database.ts'
import { enquiries, pictures, proposalEvents, proposals, proposalVersions } from '../platform/db/schema.ts'
import { pictureColumns } from '../api/cards/picture-columns.ts'
import { waitsFor } from './waits-for.ts'

export const todayInIndia = sql`(now() at time zone 'Asia/Kolkata')::date`

const isKind = (kind: (typeof proposalEvents.$inferSelect)['kind']) => sql`${proposalEvents.kind} = ${kind}`

/** Days after the last one of a journey until the travellers are asked for a testimonial. */
const daysUntilWords = 10

/** Proposals and templates with their last version, and what travellers did with it. */
export function selectProposals(db: Db, where: SQL | undefined) {
  const { number, key, body, sent_at } = proposalVersions
  const latest = db
    .select({ number, key, body, sent_at })
    .from(proposalVersions)
    .where(eq(proposalVersions.proposal_id, proposals.id))
    .orderBy(desc(number))
    .limit(1)
    .as('latest')
  const { at, details, option, version } = proposalEvents
  const done = db
    .select({
      seen: sql<number>`count(*) filter (where ${isKind('seen')})::int`.as('seen'),
      first_seen_at: sql<Date | null>`min(${at}) filter (where ${isKind('seen')})`.mapWith(at).as('first_seen_at'),
      last_seen_at: sql<Date | null>`max(${at}) filter (where ${isKind('seen')})`.mapWith(at).as('last_seen_at'),
      changes: sql<number>`count(*) filter (where ${isKind('change')})::int`.as('changes'),
      accepted_at: sql<Date | null>`max(${at}) filter (where ${isKind('accepted')})`.mapWith(at).as('accepted_at'),
      option: sql<number | null>`max(${option}) filter (where ${isKind('accepted')})`.as('option'),
      words: sql<number>`count(*) filter (where ${isKind('words')})::int`.as('words_written'),
      undecided:
        sql<boolean>`coalesce(bool_or(${isKind('words')} and not ${details} -> 'guest' ? 'published'), false)`.as(
          'undecided',
        ),
    })
    .from(proposalEvents)
    .where(and(eq(proposalEvents.proposal_id, proposals.id), eq(version, latest.number)))
    .as('done')
  const shown = sql`coalesce(${latest.body}, ${proposals.body})`
  const isExpired = sql`${latest.body} ->> 'valid_until' < ${todayInIndia}::text`
  const state = sql<ProposalState>`case when ${done.accepted_at} is not null then 'accepted'
    when ${proposals.withdrawn_at} is not null then 'withdrawn' when ${latest.number} is null then 'draft'
    when ${isExpired} then 'expired' when ${done.changes} > 0 then 'change' when ${done.seen} > 0 then 'seen' else 'sent' end`
  const lastDay = sql`(${shown} ->> 'start_on')::date + jsonb_array_length(${shown} -> 'days') - 1`
  const areWordsDue = sql<boolean>`coalesce(${done.accepted_at} is not null and ${done.words} = 0
    and ${proposals.asked_words_at} is null and ${lastDay} + ${daysUntilWords}::int <= ${todayInIndia}, false)`
  return db
    .select({
      id: proposals.id,
      reference: proposals.reference,
      enquiry_id: proposals.enquiry_id,
      template_name: proposals.template_name,
      traveller: sql<string>`coalesce(${enquiries.name}, '')`,
      email: enquiries.email,
      body: proposals.body,
      title: sql<string>`${proposals.body} ->> 'title'`,
      state,
      start_on: sql<string | null>`${shown} ->> 'start_on'`,
      valid_until: sql<string | null>`${shown} ->> 'valid_until'`,
      version: sql<number>`coalesce(${latest.number}, 0)`,
      is_changed: sql<boolean>`coalesce(${latest.body} <> ${proposals.body}, false)`,
      key: latest.key,
      sent_at: latest.sent_at,
      seen: done.seen,
      first_seen_at: done.first_seen_at,
      last_seen_at: done.last_seen_at,
      accepted_at: done.accepted_at,
      accepted_option: sql<string | null>`${latest.body} -> 'options' -> (${done.option} - 1) ->> 'name'`,
      words_due: areWordsDue,
      undecided: done.undecided,
      created_at: proposals.created_at,
      updated_at: proposals.updated_at,
    })
    .from(proposals)
    .leftJoin(enquiries, eq(enquiries.id, proposals.enquiry_id))
    .leftJoinLateral(latest, sql`true`)
    .leftJoinLateral(done, sql`true`)
    .where(where)
    .orderBy(desc(proposals.created_at), proposals.id)
}

export type ProposalRow = Awaited<ReturnType<typeof selectProposals>>[number]

/** Those that may wait for the owner: sent and not withdrawn. */
export const isOffered = and(
  isNull(proposals.withdrawn_at),
  isNotNull(proposals.enquiry_id),
  sql`exists (select from ${proposalVersions} where ${proposalVersions.proposal_id} = ${proposals.id})`,
)

/** @param remindDays without an answer, after which it waits for the owner. */
export function presentItem(row: ProposalRow, remindDays: number): ProposalItem {
  const { email: _email, body: _body, key: _key, accepted_at: _at, undecided: _words, ...shown } = row
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...shown,
    seen: row.seen ?? 0,
    sent_at: iso(row.sent_at),
    first_seen_at: iso(row.first_seen_at),
    last_seen_at: iso(row.last_seen_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    waits_for: waitsFor(row, remindDays),
  }
}

export async function selectPictures(db: Db, body: ProposalBody): Promise<Picture[]> {
  const urls = body.pictures.map(({ image_url }) => image_url)
  return urls.length === 0 ? [] : db.select(pictureColumns(pictures)).from(pictures).where(inArray(pictures.url, urls))
}

export async function selectLatest(db: Db, proposalId: string) {
  const [version] = await db
    .select()
    .from(proposalVersions)
    .where(eq(proposalVersions.proposal_id, proposalId))
    .orderBy(desc(proposalVersions.number))
    .limit(1)
  return version ?? null
}

export async function isAccepted(db: Db, proposalId: string): Promise<boolean> {
  const accepted = and(eq(proposalEvents.proposal_id, proposalId), eq(proposalEvents.kind, 'accepted'))
  return (await db.$count(proposalEvents, accepted)) > 0
}
