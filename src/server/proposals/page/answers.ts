import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { searchTextSchema } from '#contract/fields.ts'
import { answerLimits, proposalPageTexts as texts } from '#contract/proposals.ts'
import { lockRow } from '../../api/writes/optimistic-lock.ts'
import type { Refusal } from '../../enquiries/form/posted-form.ts'
import type { Db } from '../../platform/db/database.ts'
import { mailOutbox, proposalEvents, proposals } from '../../platform/db/schema.ts'
import { queuePush } from '../../push/push-outbox.ts'
import { eventsOf } from '../queries.ts'
import { findVersion, type FoundVersion } from './find-version.ts'

const answerSchema = z.object({
  kind: z.enum(['accept', 'change']),
  /** From 1. */
  option: z.coerce.number().int().default(1),
  words: searchTextSchema(answerLimits.words).default(''),
  /** By day, from 1. */
  days: z.array(z.object({ day: z.int(), words: searchTextSchema(answerLimits.day) })),
})

export type Answer = z.output<typeof answerSchema>

/** @param dayCount of the version. @returns null for what no form sends. */
export function readAnswer(posted: Record<string, string>, dayCount: number): Answer | null {
  const { answer: kind, option, words } = posted
  const days = Array.from({ length: dayCount }, (_, index) => ({
    day: index + 1,
    words: posted[`day-${index + 1}`] ?? '',
  }))
  const { data } = answerSchema.safeParse({ kind, option, words, days })
  return data ? { ...data, days: data.days.filter((each) => each.words !== '') } : null
}

/** Stores an answer with its mails and notifications, all or none. @returns why it was refused; null if it is stored. */
export async function storeAnswer(
  tx: Db,
  { id, key }: FoundVersion,
  answer: Answer,
  mailed: boolean,
): Promise<Refusal | null> {
  // Sending and withdrawing wait for the lock, and what they did before is seen.
  await lockRow(tx, proposals, id)
  const { state, number, body, email, ...found } = (await findVersion(tx, key))!
  const { kind, option, words, days } = answer
  const isYes = kind === 'accept'
  if (state === 'accepted') {
    // Sent twice by the same person, or by two who want the same.
    return isYes && found.option === option ? null : { status: 409, notice: texts.alreadyAccepted }
  }
  if (state === 'withdrawn' || state === 'superseded' || (state === 'expired' && isYes))
    return { status: 409, notice: texts[state] }
  const event = { proposal_id: id, version: number }
  if (isYes) {
    if (option < 1 || option > Math.max(body.options.length, 1)) return { status: 422, notice: texts.failed }
    await tx.insert(proposalEvents).values({ ...event, kind: 'accepted', option })
  } else {
    if (!words && days.length === 0) return { status: 422, notice: texts.changeWords }
    const asked = tx.select().from(proposalEvents).where(eventsOf(id, 'change'))
    const [last] = await asked.orderBy(desc(proposalEvents.at)).limit(1)
    const isSame = last?.words === words && isDeepStrictEqual(last.details.days, days)
    if (isSame && last.version === number) return null
    await tx.insert(proposalEvents).values({ ...event, kind: 'change', words, details: { days } })
  }
  const guests = email ? (['accepted-guest'] as const) : []
  const kinds = isYes ? (['accepted-owner', ...guests] as const) : (['change-owner'] as const)
  if (mailed) await tx.insert(mailOutbox).values(kinds.map((each) => ({ kind: each, proposal_id: id })))
  await queuePush(tx, 'proposal')
  return null
}

/** A person looked at a version: counted at most once in half an hour. */
export async function storeSeen(tx: Db, { id, number }: FoundVersion): Promise<void> {
  if (!(await lockRow(tx, proposals, id))) return
  const isRecent = gt(proposalEvents.at, sql`now() - interval '30 minutes'`)
  const recent = and(eventsOf(id, 'seen'), eq(proposalEvents.version, number), isRecent)
  if ((await tx.$count(proposalEvents, recent)) > 0) return
  await tx.insert(proposalEvents).values({ proposal_id: id, version: number, kind: 'seen' })
}
