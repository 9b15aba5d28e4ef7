import type { ProposalBody, ProposalData } from '#contract/admin/proposals.ts'
import { blankBody } from '#contract/content/bodies.ts'
import { proposalFields } from '#contract/content/proposal-fields.ts'

/** @param data as the contract's schema returns it: all that a save names is checked. */
export function fullBody(data: ProposalData, stored: Partial<ProposalBody> = blankBody(proposalFields)): ProposalBody {
  return { ...stored, ...data } as ProposalBody
}

/** What a template keeps: nothing about travellers, so that it may outlive their data. */
export function templateBody(body: ProposalBody): ProposalBody {
  const { title, days, stops, pictures, hosts, inclusions, exclusions, options, lines } = body
  const unnoted = days.map((day) => ({ ...day, note: null }))
  return {
    ...blankBody(proposalFields),
    title,
    days: unnoted,
    stops,
    pictures,
    hosts,
    inclusions,
    exclusions,
    options,
    lines,
  } as ProposalBody
}
