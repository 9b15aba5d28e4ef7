import type { ProposalBody, ProposalData } from '#contract/admin/proposals.ts'
import { blankBody } from '#contract/content/bodies.ts'
import { proposalFields } from '#contract/content/proposal-fields.ts'

/** What a template keeps: nothing about travellers, so that it may outlive their data. */
const keptInTemplates = ['title', 'stops', 'pictures', 'hosts', 'inclusions', 'exclusions', 'options', 'lines'] as const

/** @param data as the contract's schema returns it: all that a save names is checked. @param template its name, or null. */
export function savedBody(
  data: ProposalData,
  template: string | null,
  stored: Partial<ProposalBody> = blankBody(proposalFields),
): ProposalBody {
  const body = { ...stored, ...data } as ProposalBody
  if (template === null) return body
  const kept = Object.fromEntries(keptInTemplates.map((name) => [name, body[name]]))
  const days = body.days.map((day) => ({ ...day, note: null }))
  return { ...blankBody(proposalFields), ...kept, days } as ProposalBody
}
