import type { ProposalBody, ProposalExtras } from '#contract/admin/proposals.ts'
import type { SiteProfile } from '#contract/site.ts'
import { proposalRoot } from '#values/addresses/proposal-address.ts'
import { formatDay } from '#values/format/dates.ts'
import { dateOfDay, weekdayOf } from '#values/proposals/dated-days.ts'
import { formatUnit } from '#values/format/units.ts'

import type { Room } from '../../enquiries/framed-page.ts'

/** `src/app/routes/_site/p.tsx` */
export const proposalRoom: Room = { path: proposalRoot, id: 'proposal', styles: 'proposal.css' }

/** What happened to the version that a page shows. */
export type PageState = 'open' | 'asked' | 'expired' | 'accepted' | 'withdrawn' | 'superseded' | 'draft'

/** All that a page is made of. */
export interface ShownProposal extends ProposalExtras {
  reference: string
  number: number
  body: ProposalBody
  changes: string[]
  state: PageState
  /** '' for a draft. */
  path: string
  /** Path of the last version, where this is an older one. */
  newest: string | null
  /** The option that was accepted, from 1. */
  option: number | null
  profile: SiteProfile
}

/** Texts of an answer that was refused, which are not lost. */
export interface Typed {
  option: number | null
  words: string
  days: Record<number, string>
  /** Why it was refused. */
  notice: string
}

/** @returns the name of an option, or '' where there is one way only. */
export function optionName({ options }: ProposalBody, option: number | null): string {
  return (option !== null && options[option - 1]?.name) || ''
}

export function datedDay(start: string, index: number): string {
  const date = dateOfDay(start, index)
  return `${weekdayOf(date)}, ${formatDay(date)}`
}

/** @returns such as '12 March 2027 to 14 March 2027', '3 days'. */
export function factsOf({ start_on, days, people }: ProposalBody): string[] {
  const last = start_on && days.length > 1 ? ` to ${formatDay(dateOfDay(start_on, days.length - 1))}` : ''
  return [
    ...(start_on ? [`${formatDay(start_on)}${last}`] : []),
    days.length === 1 ? '1 day' : `${days.length} days`,
    ...(people ? [people === 1 ? '1 person' : formatUnit(people, 'people')] : []),
  ]
}
