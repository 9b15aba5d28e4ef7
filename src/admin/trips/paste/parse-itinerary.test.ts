import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findStops } from './find-stops.ts'
import { parseItinerary, type Itinerary } from './parse-itinerary.ts'

const folder = 'tests/fixtures/itineraries'
const samples = readdirSync(folder).filter((name) => name.endsWith('.txt'))
const expected = JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')) as Record<string, object>
const textOf = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')

/** What headings, prices and numbers of days consist of: only these may be read instead of kept. */
const grammar = new Set(
  `day दिन d date route zero one two three four five six seven eight nine ten eleven twelve st nd rd th n nights night days
  subject re fwd itinerary package tour trip title duration for the and of this your is what s not are does do
  inclusions inclusion includes include included including incl exclusions exclusion excludes excluded excl
  highlights highlight overview cancellation policy payment terms things to carry pack what price cost rate rates tariff fare
  rs inr k per person head adult pp each only from starting at land net total investment brief short detailed wise
  hotel stay overnight meals meal plan room type accommodation`.split(/\s+/),
)

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).map((word) =>
    word.replace(/^0+(?=\d)/, ''),
  )
}

function textIn({ price: _price, duration: _duration, days, ...texts }: Itinerary): string {
  const ofDays = days.map(({ number: _number, ...day }) => Object.values(day).join('\n'))
  return [...Object.values(texts).flat(), ...ofDays].join('\n')
}

/** Words of a text that the result has less often, and that are not grammar or a number. */
function lostWords(text: string): string[] {
  const kept = Map.groupBy(wordsOf(textIn(parseItinerary(text))), (word) => word)
  return [...Map.groupBy(wordsOf(text), (word) => word)]
    .filter(([word, times]) => times.length > (kept.get(word)?.length ?? 0))
    .map(([word]) => word)
    .filter((word) => !grammar.has(word) && !/^\d+(?:st|nd|rd|th|n|d|k|n\d+d)?$|^d(?:ay)?\d+$/.test(word))
}

describe('pasted itineraries', () => {
  it.each(samples)('reads %s', (name) => {
    const { title, price, duration, days, highlights, inclusions, exclusions, rest } = parseItinerary(textOf(name))
    const stops = findStops(days).map((stop) => `${stop.day} ${stop.name}`)
    const titles = days.map((day) => day.title)
    expect({ title, price, duration, days: titles, stops, highlights, inclusions, exclusions, rest }).toEqual(
      expected[name],
    )
  })

  it('have twenty samples, each with an expectation', () => {
    expect(samples.length).toBeGreaterThanOrEqual(20)
    expect(Object.keys(expected)).toEqual(samples)
  })

  it.each(samples)('keeps every word of %s', (name) => {
    expect(lostWords(textOf(name))).toEqual([])
  })
})

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    ...grammar,
    'Day 2',
    'Day 3-4',
    '2nd Day:',
    '₹48,500/-',
    '6N/7D',
    '12 Dec',
    'Regards',
    'Munnar',
    '98450 12345',
  ),
  fc.constantFrom('*', '•', '-', '1.', '>', ':', ',', '. ', '\t', '|', '(', ')', 'https://goo.gl/maps/x1', '🙏'),
)
const line = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))

it('keeps every word of arbitrary lines', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
      expect(lostWords(lines.join('\n'))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

it('respects the limits of the form', () => {
  const long = 'Lunch with the family of the mask makers '.repeat(10).trim()
  const text = `Day 1: ${long}\nInclusions\n- ${long}\n${'- Tea\n'.repeat(60)}`
  const { days, inclusions, rest } = parseItinerary(text)
  expect(days[0]!.title.length).toBeLessThanOrEqual(100)
  expect(inclusions).toHaveLength(50)
  expect(rest).toHaveLength(11)
  expect(lostWords(text)).toEqual([])
  const days70 = Array.from({ length: 70 }, (_, index) => `Day ${index + 1}: Walk`).join('\n')
  expect(parseItinerary(days70).days).toHaveLength(60)
})

it.each([
  ['Day 2: leave at 6', 'Leave at 6'],
  ['DAY 02 – ARRIVAL IN COCHIN', 'Arrival in Cochin'],
  ['Day 2 (12 Dec): Delhi', 'Delhi'],
  ['D2. Fly out', 'Fly out'],
  ['*Day 2* – Ooty', 'Ooty'],
  ['2nd day - Ooty', 'Ooty'],
  ['Day Two: Ooty', 'Ooty'],
  ['(Day 2) Ooty', 'Ooty'],
  ['2) Day 2: Ooty', 'Ooty'],
  ['Day 2 | 15 Oct | Thu – Ooty', 'Ooty'],
  ['Day 2 - 10:30 am start', '10:30 am start'],
  ['Day 2 – 3 hours to Ooty', '3 hours to Ooty'],
])('%s has the title %s', (text, title) => {
  expect(parseItinerary(text).days).toMatchObject([{ number: 2, title }])
})

it.each([
  ['₹48,500/-', 48_500],
  ['Rs. 48,500 per person', 48_500],
  ['INR 48500 pp', 48_500],
  ['Package cost: 1.25 lakh per person', 125_000],
  ['Total cost for 4 pax: ₹1,80,000', null],
  ['Camera fee ₹500 at the gate', null],
])('%s is the price %s', (text, price) => {
  expect(parseItinerary(`Nilgiri weekend\n${text}`).price).toBe(price)
})
