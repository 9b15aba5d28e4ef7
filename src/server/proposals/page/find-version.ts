import { and, eq, sql } from 'drizzle-orm'
import type { SiteProfile } from '#contract/site.ts'
import { proposalPath } from '#values/addresses/proposal-address.ts'
import { dayInIndia } from '#values/format/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { proposalEvents, proposals, proposalVersions } from '../../platform/db/schema.ts'
import { selectLatest } from '../queries.ts'
import type { PageState, ShownProposal } from './shown-proposal.ts'

const { number, key, body, shown, changes } = proposalVersions

/** @param lock the proposal, until the transaction ends: sending and withdrawing wait. @returns null for an unknown key. */
export async function findVersion(db: Db, ofKey: string, { lock = false } = {}) {
  const select = db
    .select({
      id: proposals.id,
      reference: proposals.reference,
      withdrawn_at: proposals.withdrawn_at,
      enquiry_id: proposals.enquiry_id,
    })
    .from(proposalVersions)
    .innerJoin(proposals, eq(proposals.id, proposalVersions.proposal_id))
    .where(eq(key, ofKey))
  const [proposal] = lock ? await select.for('update', { of: proposals }) : await select
  if (!proposal) return null
  const [version] = await db.select({ number, key, body, shown, changes }).from(proposalVersions).where(eq(key, ofKey))
  const latest = (await selectLatest(db, proposal.id))!
  const did = await db
    .select({ kind: proposalEvents.kind, option: sql<number | null>`max(${proposalEvents.option})` })
    .from(proposalEvents)
    .where(and(eq(proposalEvents.proposal_id, proposal.id), eq(proposalEvents.version, latest.number)))
    .groupBy(proposalEvents.kind)
  const option = did.find(({ kind }) => kind === 'accepted')?.option ?? null
  const isAsked = did.some(({ kind }) => kind === 'change')
  const isLast = latest.number === version!.number
  const stateOf = (): PageState => {
    if (proposal.withdrawn_at !== null) return 'withdrawn'
    if (!isLast) return 'superseded'
    if (option !== null) return 'accepted'
    if (isExpired(version!.body.valid_until)) return 'expired'
    return isAsked ? 'asked' : 'open'
  }
  return { ...proposal, version: version!, newest: isLast ? null : proposalPath(latest.key), option, state: stateOf() }
}

export type FoundVersion = NonNullable<Awaited<ReturnType<typeof findVersion>>>

/** Valid until the end of the day in India. */
function isExpired(until: string | null): boolean {
  return until !== null && until < dayInIndia(new Date().toISOString())
}

export function shownVersion(
  { version, reference, newest, option, state }: FoundVersion,
  profile: SiteProfile,
): ShownProposal {
  return {
    ...version.shown,
    reference,
    number: version.number,
    body: version.body,
    changes: version.changes ?? [],
    state,
    path: proposalPath(version.key),
    newest,
    option: state === 'accepted' ? option : null,
    profile,
  }
}
