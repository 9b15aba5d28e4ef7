import { sentNumber } from '../kit/field/typed-number.ts'
import { totalOf, type Total } from '#values/proposals/totals.ts'
import type { ProposalValues } from './proposal-values.ts'

interface OptionTotal extends Total {
  key: string
  name: string
}

/** Totals of what is typed; lines without an amount do not count yet. */
export function optionTotals({
  lines,
  options,
  gst_rate,
}: Pick<ProposalValues, 'lines' | 'options' | 'gst_rate'>): OptionTotal[] {
  const priced = lines.flatMap(({ amount, count, option }) => {
    const rupees = sentNumber(amount)
    return typeof rupees === 'number' ? [{ amount: rupees, count: numberIn(count), option: numberIn(option) }] : []
  })
  const shown = options.length > 0 ? options : [{ key: 'only', name: 'Total' }]
  return shown.map(({ key, name }, index) => ({
    key,
    name: name.trim() || `Option ${index + 1}`,
    ...totalOf(priced, index + 1, numberIn(gst_rate) ?? 0),
  }))
}

function numberIn(typed: string | number): number | null {
  const number = sentNumber(typed)
  return typeof number === 'number' ? number : null
}
