import type { UseFormReturnType } from '@mantine/form'
import { proposalDataSchema } from '#contract/admin/proposals.ts'
import { proposalFields } from '#contract/content/proposal-fields.ts'
import { totalOf } from '#values/proposals/totals.ts'
import type { FormValues } from '../kit/form/form-values.ts'
import { contentForm } from '../publishing/form/content-form.ts'

export type ProposalValues = FormValues<typeof proposalFields>
export type ProposalForm = UseFormReturnType<ProposalValues>

export const proposalContent = contentForm(proposalFields, proposalDataSchema)

/** Totals of what is typed; lines without an amount do not count yet. */
export function optionTotals(values: ProposalValues) {
  const { lines, gst_rate } = proposalContent.dataOf(values)
  const priced = lines.flatMap(({ amount, count = null, option = null }) =>
    typeof amount === 'number' ? [{ amount, count, option }] : [],
  )
  const options = values.options.length > 0 ? values.options : [{ key: 'only', name: 'Total' }]
  return options.map(({ key, name }, index) => ({
    key,
    name: name.trim() || `Option ${index + 1}`,
    ...totalOf(priced, index + 1, gst_rate ?? 0),
  }))
}
