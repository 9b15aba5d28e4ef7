import type { ProposalItem, ProposalState } from '#contract/admin/proposals.ts'
import { countOf } from '#values/format/counts.ts'
import { formatAgo, formatShortDay } from '#values/format/dates.ts'

const stateLabels: Record<ProposalState, string> = {
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
  draft: 'Draft',
  expired: 'Expired',
  change: 'Change asked',
  seen: 'Seen',
  sent: 'Sent',
}

/** Why it waits for the owner. */
const waitLabels: Record<NonNullable<ProposalItem['waits_for']>, string> = {
  words: 'Ask for their words',
  testimonial: 'A testimonial came',
  accepted: 'Accepted',
  change: 'Change asked',
  seen_twice: 'Seen, no answer',
  expires: 'Expires soon',
  no_answer: 'No answer yet',
}

export function labelOf({ waits_for, state }: ProposalItem): string {
  return waits_for ? waitLabels[waits_for] : stateLabels[state]
}

/** States in which neither the owner nor the traveller changes it any more. */
export const closedStates: readonly ProposalState[] = ['accepted', 'withdrawn']

/** What became of it: 'Version 2 sent 3 h ago · Seen 2 times, last 1 h ago'. */
export function progressOf(item: ProposalItem): string {
  const { version, sent_at, accepted_option, is_changed, valid_until, state } = item
  if (version === 0 || sent_at === null) return 'Not sent yet'
  const parts = [
    `Version ${version} sent ${formatAgo(sent_at)}`,
    seenText(item),
    state === 'accepted' && accepted_option ? `Chose ${accepted_option}` : '',
    state === 'expired' && valid_until ? `Valid until ${formatShortDay(valid_until)}` : '',
    is_changed && !closedStates.includes(state) ? 'Changed since' : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

function seenText({ seen, last_seen_at }: ProposalItem): string {
  if (seen === 0 || last_seen_at === null) return 'Not seen yet'
  return seen === 1
    ? `Seen once, ${formatAgo(last_seen_at)}`
    : `Seen ${countOf(seen, 'time')}, last ${formatAgo(last_seen_at)}`
}
