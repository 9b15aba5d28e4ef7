import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { searchTextSchema } from '#contract/fields.ts'
import { answerLimits, proposalPageTexts as texts } from '#contract/proposals.ts'
import type { Db } from '../../platform/db/database.ts'
import { enquiries, mailOutbox, proposalEvents } from '../../platform/db/schema.ts'
import { queuePush } from '../../push/push-outbox.ts'
import { findVersion, type FoundVersion } from './find-version.ts'
import type { Typed } from './shown-proposal.ts'

/** An answer as it was posted. */
export interface Answer {
  kind: 'accept' | 'change'
  option: number
  words: string
  days: { day: number; words: string }[]
}

export interface Refused {
  status: 409 | 422
  notice: string
}

const words = searchTextSchema(answerLimits.words)
const dayWords = searchTextSchema(answerLimits.day)

/** @param dayCount of the version. @returns null for what no form sends. */
export function readAnswer(posted: Record<string, string>, dayCount: number): Answer | null {
  const numbers = Array.from({ length: dayCount }, (_, index) => index + 1)
  const typed = z.strictObject({ words, days: z.array(z.object({ day: z.int(), words: dayWords })) })
  const parsed = typed.safeParse({
    words: posted.words ?? '',
    days: numbers.map((day) => ({ day, words: posted[`day-${day}`] ?? '' })),
  })
  const option = Number(posted.option ?? 1)
  const kind = posted.answer
  if (!parsed.success || (kind !== 'accept' && kind !== 'change') || !Number.isInteger(option)) return null
  return { kind, option, words: parsed.data.words, days: parsed.data.days.filter((each) => each.words !== '') }
}

/** What the form shows again. */
export function typedOf({ kind, option, words: said, days }: Answer, notice: string): Typed {
  const byDay = Object.fromEntries(days.map((each) => [each.day, each.words]))
  return { option: kind === 'accept' ? option : null, words: said, days: byDay, notice }
}

/** Stores an answer with its mails and notifications, all or none. @returns why it was refused; null if it is stored. */
export async function storeAnswer(tx: Db, key: string, answer: Answer, mailed: boolean): Promise<Refused | null> {
  const found = (await findVersion(tx, key, { lock: true }))!
  return answer.kind === 'accept' ? accept(tx, found, answer, mailed) : askForChange(tx, found, answer, mailed)
}

async function accept(tx: Db, found: FoundVersion, { option }: Answer, mailed: boolean): Promise<Refused | null> {
  const { id, state, version } = found
  // Sent twice by the same person, or by two who want the same.
  if (state === 'accepted') return found.option === option ? null : { status: 409, notice: texts.alreadyAccepted }
  if (state !== 'open' && state !== 'asked') return refusedAs(state)
  if (option < 1 || option > Math.max(version.body.options.length, 1)) return { status: 422, notice: texts.failed }
  await tx.insert(proposalEvents).values({ proposal_id: id, version: version.number, kind: 'accepted', option })
  const [enquiry] = await tx
    .select({ email: enquiries.email })
    .from(enquiries)
    .where(eq(enquiries.id, found.enquiry_id!))
  const kinds = ['accepted-owner', ...(enquiry?.email ? (['accepted-guest'] as const) : [])] as const
  if (mailed) await tx.insert(mailOutbox).values(kinds.map((kind) => ({ kind, proposal_id: id })))
  await queuePush(tx, 'proposal')
  return null
}

async function askForChange(tx: Db, found: FoundVersion, answer: Answer, mailed: boolean): Promise<Refused | null> {
  const { id, state, version } = found
  if (state === 'accepted') return { status: 409, notice: texts.alreadyAccepted }
  if (state === 'withdrawn' || state === 'superseded') return refusedAs(state)
  if (!answer.words && answer.days.length === 0) return { status: 422, notice: texts.changeWords }
  const asked = and(eq(proposalEvents.proposal_id, id), eq(proposalEvents.kind, 'change'))
  const [last] = await tx.select().from(proposalEvents).where(asked).orderBy(desc(proposalEvents.at)).limit(1)
  const isSame =
    last && last.words === answer.words && JSON.stringify(last.details.days) === JSON.stringify(answer.days)
  if (isSame && last.version === version.number) return null
  await tx.insert(proposalEvents).values({
    proposal_id: id,
    version: version.number,
    kind: 'change',
    words: answer.words,
    details: { days: answer.days },
  })
  if (mailed) await tx.insert(mailOutbox).values({ kind: 'change-owner', proposal_id: id })
  await queuePush(tx, 'proposal')
  return null
}

function refusedAs(state: 'withdrawn' | 'superseded' | 'expired' | string): Refused {
  if (state === 'withdrawn') return { status: 409, notice: texts.withdrawn }
  return { status: 409, notice: state === 'expired' ? texts.expired : texts.superseded }
}

/** A person looked at a version: counted at most once in half an hour. */
export async function storeSeen(tx: Db, key: string): Promise<void> {
  const found = await findVersion(tx, key, { lock: true })
  if (!found) return
  const lately = and(
    eq(proposalEvents.proposal_id, found.id),
    eq(proposalEvents.version, found.version.number),
    eq(proposalEvents.kind, 'seen'),
    gt(proposalEvents.at, sql`now() - interval '30 minutes'`),
  )
  if ((await tx.$count(proposalEvents, lately)) > 0) return
  await tx.insert(proposalEvents).values({ proposal_id: found.id, version: found.version.number, kind: 'seen' })
}
