import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ProposalBody, ProposalItem } from '#contract/admin/proposals.ts'
import type { Picture } from '#contract/pictures.ts'
import type { Db } from '../platform/db/database.ts'
import { enquiries, pictures, proposalEvents, proposals, proposalVersions } from '../platform/db/schema.ts'
import { pictureColumns } from '../api/cards/picture-columns.ts'
import { isoMoments } from '../api/iso-moments.ts'

type EventKind = (typeof proposalEvents.$inferSelect)['kind']

const today = sql`(now() at time zone 'Asia/Kolkata')::date`

/** After the last day of a journey the travellers are asked for a testimonial; a yes is shown for a while, and an end that is near. */
const days = { words: 10, accepted: 7, expires: 2 } as const

/** @returns a condition: what travellers did with a proposal. */
export function eventsOf(proposalId: string, kind: EventKind) {
  return and(eq(proposalEvents.proposal_id, proposalId), eq(proposalEvents.kind, kind))
}

/**
 * Proposals and templates with their last version, what travellers did with it, and why it waits for the owner.
 * @param where without it, those that wait.
 * @param remindDays without an answer, after which one waits.
 */
export function selectProposals(db: Db, where: SQL | null, remindDays = 0) {
  const { number, key, body, sent_at } = proposalVersions
  const latest = db
    .select({ number, key, body, sent_at })
    .from(proposalVersions)
    .where(eq(proposalVersions.proposal_id, proposals.id))
    .orderBy(desc(number))
    .limit(1)
    .as('latest')
  const { at, details, option, kind, version } = proposalEvents
  const of = (wanted: EventKind) => sql`filter (where ${kind} = ${wanted})`
  const done = db
    .select({
      seen: sql<number>`(count(*) ${of('seen')})::int`.as('seen'),
      first_seen_at: sql<Date | null>`min(${at}) ${of('seen')}`.mapWith(at).as('first_seen_at'),
      last_seen_at: sql<Date | null>`max(${at}) ${of('seen')}`.mapWith(at).as('last_seen_at'),
      changes: sql`count(*) ${of('change')}`.as('changes'),
      accepted_at: sql`max(${at}) ${of('accepted')}`.as('accepted_at'),
      option: sql<number | null>`max(${option}) ${of('accepted')}`.as('option'),
      words: sql`count(*) ${of('words')}`.as('words_written'),
      undecided: sql`bool_or(not ${details} -> 'guest' ? 'published') ${of('words')}`.as('undecided'),
    })
    .from(proposalEvents)
    .where(and(eq(proposalEvents.proposal_id, proposals.id), eq(version, latest.number)))
    .as('done')
  const shown = sql`coalesce(${latest.body}, ${proposals.body})`
  const until = sql`(${shown} ->> 'valid_until')::date`
  const state = sql<ProposalItem['state']>`(case when ${done.accepted_at} is not null then 'accepted'
    when ${proposals.withdrawn_at} is not null then 'withdrawn' when ${latest.number} is null then 'draft'
    when ${until} < ${today} then 'expired' when ${done.changes} > 0 then 'change' when ${done.seen} > 0 then 'seen' else 'sent' end)`
  const lastDay = sql`(${shown} ->> 'start_on')::date + jsonb_array_length(${shown} -> 'days') - 1`
  const areWordsDue = sql<boolean>`coalesce(${done.accepted_at} is not null and ${done.words} = 0
    and ${proposals.asked_words_at} is null and ${lastDay} + ${days.words}::int <= ${today}, false)`
  const waitsFor = sql<ProposalItem['waits_for']>`case when ${done.undecided} then 'testimonial'
    when ${areWordsDue} then 'words'
    when ${done.accepted_at} > now() - ${days.accepted} * interval '1 day' then 'accepted'
    when ${state} = 'change' then 'change' when ${state} not in ('sent', 'seen') then null
    when ${done.seen} >= 2 then 'seen_twice' when ${until} <= ${today} + ${days.expires}::int then 'expires'
    when ${latest.sent_at} <= now() - ${remindDays} * interval '1 day' then 'no_answer' end`
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
      option: done.option,
      accepted_option: sql<string | null>`${latest.body} -> 'options' -> (${done.option} - 1) ->> 'name'`,
      words_due: areWordsDue,
      waits_for: waitsFor,
      created_at: proposals.created_at,
      updated_at: proposals.updated_at,
    })
    .from(proposals)
    .leftJoin(enquiries, eq(enquiries.id, proposals.enquiry_id))
    .leftJoinLateral(latest, sql`true`)
    .innerJoinLateral(done, sql`true`)
    .where(where ?? sql`${waitsFor} is not null`)
    .orderBy(desc(proposals.created_at), proposals.id)
}

type Row = Awaited<ReturnType<typeof selectProposals>>[number]

export function presentItem({ email: _email, body: _body, key: _key, option: _option, ...shown }: Row): ProposalItem {
  return isoMoments(shown)
}

export async function selectPictures(db: Db, body: ProposalBody): Promise<Picture[]> {
  const urls = body.pictures.map(({ image_url }) => image_url)
  return urls.length === 0 ? [] : db.select(pictureColumns(pictures)).from(pictures).where(inArray(pictures.url, urls))
}
