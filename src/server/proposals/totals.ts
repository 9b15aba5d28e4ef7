import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/database.ts'
import { enquiries, proposalEvents, proposals, proposalVersions } from '../platform/db/schema.ts'

/** Enquiries that the owner typed in say nothing about how fast travellers get a proposal; their senders consented to nothing. */
const isTyped = sql`${enquiries.consented_at} is null`

const months = 12

/** @returns the last twelve months in India, the newest first. */
export async function selectTotals(db: Db) {
  const monthOf = (at: unknown) => sql`date_trunc('month', ${at} at time zone 'Asia/Kolkata')`
  const { rows } = (await db.execute(sql`
    with first as (
      select ${monthOf(proposalVersions.sent_at)} as month,
        case when not ${isTyped} then extract(epoch from ${proposalVersions.sent_at} - ${enquiries.created_at}) / 3600 end as hours
      from ${proposalVersions}
      join ${proposals} on ${proposals.id} = ${proposalVersions.proposal_id}
      join ${enquiries} on ${enquiries.id} = ${proposals.enquiry_id}
      where ${proposalVersions.number} = 1
    ), yes as (
      select ${monthOf(proposalEvents.at)} as month from ${proposalEvents} where ${proposalEvents.kind} = 'accepted'
    )
    select to_char(month, 'YYYY-MM-DD') as month,
      (select count(*)::int from first where first.month = listed.month) as sent,
      (select count(*)::int from yes where yes.month = listed.month) as accepted,
      (select percentile_cont(0.5) within group (order by hours)::float8 from first where first.month = listed.month) as median_hours
    from generate_series(${monthOf(sql`now()`)} - make_interval(months => ${months - 1}), ${monthOf(sql`now()`)}, interval '1 month')
      as listed (month)
    order by listed.month desc`)) as unknown as {
    rows: { month: string; sent: number; accepted: number; median_hours: number | null }[]
  }
  return rows
}
