import { eq } from 'drizzle-orm'
import type { ProposalState } from '#contract/admin/proposals.ts'
import type { SiteProfile } from '#contract/site.ts'
import { proposalPath } from '#values/addresses/proposal-address.ts'
import type { Db } from '../../platform/db/database.ts'
import { proposals, proposalVersions } from '../../platform/db/schema.ts'
import { selectProposals } from '../queries.ts'

/** @returns a version with what travellers did with its proposal; null for an unknown key. */
export async function findVersion(db: Db, key: string) {
  const [version] = await db.select().from(proposalVersions).where(eq(proposalVersions.key, key))
  if (!version) return null
  const { number, body, changes, shown } = version
  const [proposal] = await selectProposals(db, eq(proposals.id, version.proposal_id))
  const { id, reference, email, option, ...last } = proposal!
  const isLast = last.version === number
  const state: ProposalState | 'superseded' = isLast || last.state === 'withdrawn' ? last.state : 'superseded'
  return {
    id,
    key,
    email,
    reference,
    number,
    body,
    changes,
    ...shown,
    state,
    /** Path of the last version, where this is an older one. */
    newest: state === 'superseded' ? proposalPath(last.key!) : null,
    /** The option that was accepted, from 1. */
    option: state === 'accepted' ? option : null,
  }
}

export type FoundVersion = NonNullable<Awaited<ReturnType<typeof findVersion>>>

/** All that a page is made of. */
export type ShownProposal = Omit<FoundVersion, 'id' | 'email'> & { profile: SiteProfile }
