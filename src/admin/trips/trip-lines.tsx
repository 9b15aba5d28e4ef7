import { memo } from 'react'
import { tripFields } from '#contract/content/trip-fields.ts'
import { LineRows } from '../kit/form/line-rows.tsx'
import { numbered, pastedLines } from './paste/pasted-lines.ts'
import { isSamePart, type LineField, type TripForm } from './trip-form.ts'

interface TripLinesProps {
  form: TripForm
  field: LineField
  /** 'Highlight'. */
  rowLabel: string
}

/** Also without the bullets and numbers of a pasted list. */
const linesIn = (pasted: string) => pastedLines(pasted).lines.map(({ text }) => text.replace(numbered, ''))

export const TripLines = memo(
  ({ form, field, rowLabel }: TripLinesProps) => (
    <LineRows form={form} name={field} field={tripFields[field]} rowLabel={rowLabel} linesIn={linesIn} />
  ),
  (before, after) => isSamePart(after.field, before.form, after.form),
)
