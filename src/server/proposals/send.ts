import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { ProposalBody } from '#contract/admin/proposals.ts'
import { changesBetween } from '#values/proposals/changes-between.ts'
import { lineTotal, pricedOptions } from '#values/proposals/totals.ts'
import type { Db } from '../platform/db/database.ts'
import { proposalVersions, type proposals } from '../platform/db/schema.ts'
import { selectPictures } from './queries.ts'

/** @param today in India. @returns what is missing before it can be sent, in sentences. */
export function sendProblems(body: ProposalBody, today: string): string[] {
  const { days, valid_until } = body
  const options = pricedOptions(body)
  const isBelowZero = options.some(({ lines }) => lines.reduce((sum, line) => sum + lineTotal(line), 0) < 0)
  return [
    ...(days.length === 0 ? ['Add at least one day'] : []),
    ...(options.some(({ lines }) => lines.length === 0) ? ['Add a price line for each option'] : []),
    ...(isBelowZero ? ['A discount is larger than the price'] : []),
    ...(valid_until === null ? ['Say until when it is valid'] : []),
    ...(valid_until !== null && valid_until < today ? ['Choose a day until which it is valid that is not past'] : []),
  ]
}

/** Makes what is saved the next version; if nothing has changed, the last one stays. @returns the last version. */
export async function sendVersion(tx: Db, { id, body }: typeof proposals.$inferSelect, nextSteps: string) {
  const [before] = await tx
    .select()
    .from(proposalVersions)
    .where(eq(proposalVersions.proposal_id, id))
    .orderBy(desc(proposalVersions.number))
    .limit(1)
  if (before && JSON.stringify(before.body) === JSON.stringify(body)) return before
  const [version] = await tx
    .insert(proposalVersions)
    .values({
      proposal_id: id,
      number: (before?.number ?? 0) + 1,
      key: randomBytes(16).toString('base64url'),
      body,
      shown: { pictures: await selectPictures(tx, body), next_steps: nextSteps },
      changes: before ? changesBetween(before.body, body) : [],
    })
    .returning()
  return version!
}
