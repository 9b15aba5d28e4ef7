import { plainText } from '#values/format/excerpt.ts'
import { monthNames } from '#values/trips/months.ts'
import { blogs } from './catalogue.ts'
import { factsOfDemoTrip } from './facts/facts.ts'
import { testimonials } from './testimonials.ts'
import type { BlogContent, TripContent } from './types.ts'

/** Without permits, whose sums are not those of the trip. */
const adviceNames = ['suits', 'access', 'safety', 'insurance', 'packing', 'payment', 'food', 'guide_words'] as const

/** @returns everything that a trip's page says in prose. */
export function proseOf(trip: TripContent): string[] {
  const facts = factsOfDemoTrip(trip.key)
  const { faqs, host_words } = facts
  return [
    trip.short_description,
    ...trip.description.split('\n\n'),
    ...trip.highlights,
    ...trip.inclusions,
    ...trip.exclusions,
    ...trip.gallery.map(({ caption }) => caption),
    ...trip.itinerary.map(({ title, description }) => `${title}. ${description}`),
    ...faqs.map(({ question, answer }) => `${question} ${answer}`),
    ...[host_words, ...adviceNames.map((name) => facts[name])].filter((text) => text !== null),
    ...testimonials.filter((each) => each.trip === trip.key).map(({ content }) => content),
  ]
}

/** @returns the sentences of texts; a semicolon ends one, since the halves speak of different months. */
export function sentencesOf(texts: string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=[.?!;])\s+/))
}

export function storiesOf(trip: TripContent): BlogContent[] {
  return blogs.filter(({ trips }) => trips.includes(trip.key))
}

export function storySentences({ body }: BlogContent): string[] {
  return sentencesOf([plainText(body)])
}

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  )

/** For patterns: a number in digits or as a word. */
export const aNumber = `(\\d[\\d,]*|${words.join('|')}|a dozen)`

export function numberIn(text: string): number {
  const word = text.toLowerCase()
  if (word === 'a dozen') return 12
  return words.includes(word) ? words.indexOf(word) : Number(word.replaceAll(',', ''))
}

const aMonth = `(?:(early|mid-?|late|the middle of|the end of|late in) ?)?\\b(${monthNames.join('|')})\\b`

/**
 * @returns the months that a sentence names, 1 to 12, a range with all between; `partly` those of which it names a part,
 *   such as 'mid-July'.
 */
export function monthsIn(sentence: string): { whole: number[]; partly: number[] } {
  const found = [...sentence.matchAll(new RegExp(aMonth, 'g'))].map((match) => ({
    month: monthNames.findIndex((name) => name === match[2]) + 1,
    isPart: Boolean(match[1]) && match[1] !== 'the end of',
    start: match.index,
    end: match.index + match[0].length,
  }))
  const whole = new Set<number>()
  const partly = new Set<number>()
  found.forEach(({ month, isPart, end }, index) => {
    ;(isPart ? partly : whole).add(month)
    const next = found[index + 1]
    const isRange = next && /^ (?:to|until|through|into|and|–) (?:the )?$/.test(sentence.slice(end, next.start))
    const isPair =
      next && /^ and $/.test(sentence.slice(end, next.start)) && !/between [^,]*$/.test(sentence.slice(0, end))
    if (!isRange || isPair) return
    for (let between = (month % 12) + 1; between !== next.month; between = (between % 12) + 1) whole.add(between)
  })
  return { whole: sorted(whole), partly: sorted(partly) }
}

function sorted(months: Set<number>): number[] {
  return [...months].toSorted((a, b) => a - b)
}
