import type { UseFormReturnType } from '@mantine/form'
import { proposalDataSchema } from '#contract/admin/proposals.ts'
import { proposalFields } from '#contract/content/proposal-fields.ts'
import type { FormValues } from '../kit/form/form-values.ts'
import { contentForm } from '../publishing/form/content-form.ts'

export type ProposalValues = FormValues<typeof proposalFields>
export type ProposalForm = UseFormReturnType<ProposalValues>

export const proposalContent = contentForm(proposalFields, proposalDataSchema)
