import { and, eq } from 'drizzle-orm'
import { proposalEvents } from '../../platform/db/schema.ts'

/** A condition: the event with the words of a proposal's traveller. */
export function wordsOf(proposalId: string) {
  return and(eq(proposalEvents.proposal_id, proposalId), eq(proposalEvents.kind, 'words'))
}
