import type { SearchHint } from '#contract/search.ts'
import { contactPage } from '#values/pages/contact.ts'
import { priceBands, tripLengths } from '#values/trips/facets.ts'
import type { TripLength } from '#values/trips/facet-values.ts'
import { monthName, monthNames } from '#values/trips/months.ts'
import { paceWord } from '#values/trips/paces.ts'

interface WordHints {
  /** As `search_key` writes them. */
  words: readonly string[]
  hints: readonly SearchHint[]
  /** The words are about travellers or money, and no trip is found by them. */
  isQuestion?: boolean
}

const inMonth = (month: number) => ({ label: `Open in ${monthName(month)}`, path: `/journeys?month=${month}` })
const atPace = (pace: number) => ({ label: `${paceWord(pace)} journeys`, path: `/journeys?pace=${pace}` })
const ofLength = (length: TripLength) => {
  return { label: tripLengths.find(({ value }) => value === length)!.label, path: `/journeys?length=${length}` }
}
const ask = (about: string) => ({ label: `Ask us about ${about}`, path: contactPage.path })

const times: WordHints[] = [
  ...monthNames.map((name, index) => ({ words: [name.toLowerCase()], hints: [inMonth(index + 1)] })),
  { words: ['christmas', 'xmas', 'new year'], hints: [inMonth(12)] },
  { words: ['holi'], hints: [inMonth(3)] },
  { words: ['summer', 'summers', 'garmi', 'summer holidays'], hints: [inMonth(4), inMonth(5)] },
  { words: ['monsoon', 'barish', 'baarish', 'rains'], hints: [inMonth(7), inMonth(8)] },
  { words: ['dussehra', 'durga puja', 'navratri'], hints: [inMonth(10)] },
  { words: ['diwali', 'deepavali'], hints: [inMonth(10), inMonth(11)] },
  { words: ['winter', 'sardi'], hints: [inMonth(12), inMonth(1)] },
  { words: ['weekend', 'long weekend', 'short break', 'do din'], hints: [ofLength('short')] },
  { words: ['week', 'one week'], hints: [ofLength('week')] },
  { words: ['fortnight', 'two weeks'], hints: [ofLength('long')] },
]

const travellers: WordHints[] = [
  {
    words: ['kids', 'kid', 'children', 'child', 'toddler', 'baby', 'family', 'bachche', 'bachchon', 'parivar'],
    hints: [atPace(1), atPace(2), ask('travelling with children')],
    isQuestion: true,
  },
  {
    words: [
      'senior',
      'seniors',
      'elderly',
      'parents',
      'mother',
      'father',
      'grandparents',
      'mata',
      'pita',
      'man ke satha',
    ],
    hints: [atPace(1), atPace(2), ask('travelling with older guests')],
    isQuestion: true,
  },
  {
    words: ['wheelchair', 'disabled', 'accessible', 'lift', 'lifts', 'steps', 'stairs', 'bathroom'],
    hints: [atPace(1), ask('steps, lifts and bathrooms')],
    isQuestion: true,
  },
  {
    words: ['safe', 'safety', 'solo', 'alone', 'woman', 'women', 'female', 'hospital', 'doctor'],
    hints: [ask('safety and travelling alone')],
    isQuestion: true,
  },
  {
    words: ['pound', 'pounds', 'gbp', 'dollar', 'dollars', 'usd', 'euro', 'euros', 'eur', 'currency', 'payment', 'emi'],
    hints: [ask('prices and payment from abroad')],
    isQuestion: true,
  },
  {
    words: ['visa', 'passport', 'permit', 'permits', 'insurance', 'vaccination'],
    hints: [ask('visas, permits and insurance')],
    isQuestion: true,
  },
]

const wordHints = [...times, ...travellers]

/** Such as 'under 40,000', 'below rs 60k'. */
const priceLimit =
  /\b(?:under|below|within|upto|up to|less than|budget)\s+(?:rs\.?|inr|₹)?\s*([\d,]+)\s*(k|thousand|lakh)?\b/

const factors = { k: 1000, thousand: 1000, lakh: 100_000 } as const

interface Hinted {
  hints: SearchHint[]
  /** The search without the words that only the hints answer. */
  rest: string
}

/**
 * Lists of journeys, or whom to ask, for words about time, travellers and money.
 * @param key a search as `search_key` writes it.
 */
export function hintsOf(key: string): Hinted {
  const price = priceLimit.exec(key)
  const hints = price ? bandsUpTo(Number(price[1]!.replaceAll(',', '')) * factorOf(price[2])) : []
  let rest = price ? key.replace(price[0], ' ') : key
  for (const each of wordHints) {
    const named = each.words.filter((word) => ` ${key} `.includes(` ${word} `))
    if (named.length === 0) continue
    hints.push(...each.hints)
    if (each.isQuestion) for (const word of named) rest = ` ${rest} `.replace(` ${word} `, ' ')
  }
  return { hints: hints.filter(({ path, label }, index) => isFirst(hints, index, path + label)), rest: rest.trim() }
}

function isFirst(hints: SearchHint[], index: number, key: string): boolean {
  return hints.findIndex(({ path, label }) => path + label === key) === index
}

function factorOf(unit: string | undefined): number {
  return unit ? factors[unit as keyof typeof factors] : 1
}

function bandsUpTo(rupees: number): SearchHint[] {
  return priceBands
    .filter(({ least }) => least < rupees)
    .map(({ label, value }) => ({ label, path: `/journeys?price=${value}` }))
}
