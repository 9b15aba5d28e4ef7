import type { ProposalItem } from '#contract/admin/proposals.ts'
import { dayInIndia } from '#values/format/dates.ts'

const day = 86_400_000

/** Days in which the owner sees a yes on the dashboard, and in which the end is near. */
const daysOf = { accepted: 7, expires: 2 } as const

interface Waiting extends Pick<ProposalItem, 'state' | 'words_due' | 'valid_until'> {
  seen: number | null
  sent_at: Date | null
  accepted_at: Date | null
  /** Whether a traveller's words came, about which the owner has not decided. */
  undecided: boolean
}

/** @returns why it waits for the owner, or null. */
export function waitsFor(row: Waiting, remindDays: number, now: number = Date.now()): ProposalItem['waits_for'] {
  const age = (at: Date | null) => (at ? (now - at.getTime()) / day : 0)
  if (row.undecided) return 'testimonial'
  if (row.words_due) return 'words'
  if (row.state === 'accepted') return age(row.accepted_at) < daysOf.accepted ? 'accepted' : null
  if (row.state === 'change') return 'change'
  if (row.state !== 'sent' && row.state !== 'seen') return null
  if ((row.seen ?? 0) >= 2) return 'seen_twice'
  const end = dayInIndia(new Date(now + daysOf.expires * day).toISOString())
  if (row.valid_until !== null && row.valid_until <= end) return 'expires'
  return age(row.sent_at) >= remindDays ? 'no_answer' : null
}
