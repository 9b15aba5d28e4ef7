import type { ProposalBody } from '#contract/admin/proposals.ts'
import { proposalRoot } from '#values/addresses/proposal-address.ts'
import { formatDay } from '#values/format/dates.ts'
import { dateOfDay, weekdayOf } from '#values/proposals/dated-days.ts'
import { formatDays, formatPeople } from '#values/format/counts.ts'
import type { Room } from '../../enquiries/framed-page.ts'

/** `src/app/routes/_site/p.tsx` */
export const proposalRoom: Room = { path: proposalRoot, id: 'proposal', styles: ['enquire.css', 'proposal.css'] }

export function datedDay(start: string, index: number): string {
  const date = dateOfDay(start, index)
  return `${weekdayOf(date)}, ${formatDay(date)}`
}

/** @returns such as '12 March 2027 to 14 March 2027', '3 days'. */
export function factsOf({ start_on, days, people }: ProposalBody): string[] {
  const last = start_on && days.length > 1 ? ` to ${formatDay(dateOfDay(start_on, days.length - 1))}` : ''
  return [
    ...(start_on ? [`${formatDay(start_on)}${last}`] : []),
    formatDays(days.length),
    ...(people ? [formatPeople(people)] : []),
  ]
}
