import { asText, type FieldsOf, type Shown } from '../../shell/history/history-kind.ts'
import { factTexts } from './fact-texts.ts'
import type { FactValues } from './fact-values.ts'

/** The facts of a trip, as its history compares them and takes them over. */
export function factHistory<Values extends FactValues>(): Pick<FieldsOf<Values>, keyof FactValues> {
  const names = Object.keys(factTexts) as (keyof FactValues)[]
  return Object.fromEntries(names.map((name) => [name, factField<Values>(name)])) as never
}

function factField<Values extends FactValues>(name: keyof FactValues): FieldsOf<Values>[keyof FactValues] {
  const fact = factTexts[name]
  if ('with' in fact) return fact
  const taken = [name, ...others(name)]
  return {
    label: fact.label,
    shown: (values) => shownAs(fact.text(values)),
    take: (form, version) => ({ ...form, ...Object.fromEntries(taken.map((each) => [each, version[each]])) }),
  }
}

function others(name: keyof FactValues) {
  const all = Object.entries(factTexts) as [keyof FactValues, (typeof factTexts)[keyof FactValues]][]
  return all.flatMap(([other, fact]) => ('with' in fact && fact.with === name ? [other] : []))
}

function shownAs(text: string | string[]): Shown {
  return Array.isArray(text) ? { as: 'list', entries: text } : asText(text)
}
