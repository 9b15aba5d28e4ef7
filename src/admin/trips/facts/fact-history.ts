import { asText, type HistoryField, type Shown } from '../../shell/history/history-kind.ts'
import { factTexts } from './fact-texts.ts'
import type { FactValues } from './fact-values.ts'

/** The facts of a trip, as its history compares them and takes them over. */
export function factHistory<Values extends FactValues>(): HistoryField<Values>[] {
  return factTexts.map(({ label, names, text }) => ({
    label,
    shown: (values) => shownAs(text(values)),
    take: (form, version) => ({ ...form, ...Object.fromEntries(names.map((name) => [name, version[name]])) }),
  }))
}

function shownAs(text: string | string[]): Shown {
  return Array.isArray(text) ? { as: 'list', entries: text } : asText(text)
}
