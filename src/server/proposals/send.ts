import { randomBytes } from 'node:crypto'
import { changesBetween } from '#values/proposals/changes-between.ts'
import type { Db } from '../platform/db/database.ts'
import { proposalVersions, type proposals } from '../platform/db/schema.ts'
import { selectLatest, selectPictures } from './queries.ts'

/** Makes what is saved the next version; if nothing has changed, the last one stays. @returns the last version. */
export async function sendVersion(tx: Db, { id, body }: typeof proposals.$inferSelect, nextSteps: string) {
  const before = await selectLatest(tx, id)
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
