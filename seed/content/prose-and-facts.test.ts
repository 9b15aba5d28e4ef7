import { describe, expect, it } from 'vitest'
import { trips } from './catalogue.ts'
import { factsOfDemoTrip } from './facts/facts.ts'
import { aNumber, monthsIn, numberIn, proseOf, sentencesOf, storiesOf, storySentences } from './prose.ts'
import { testimonials } from './testimonials.ts'
import type { TripContent } from './types.ts'
import { vendors } from './vendors.ts'

/** Words with which a sentence recommends months, names all open ones, or excludes some. */
const recommends = /\b(best|come (?:in|from|between)|visit from|suits|is the season|comfortable|driest)\b/i
const opens = /\b(we travel|we run it|departures (?:run|are)|timed to|is open|opens)\b/i
const shuts = /\b(shut|shuts|closes|closed|stay away|do not offer)\b/i

/** Heights that a trip speaks of and does not climb to. */
const seenFromBelow = ['Anamudi', 'the Dhauladhar goes up', 'Insurance covering', 'a gorge at above']

/** Patterns of what descriptions and answers both say; the group is what must be the same. */
const saidTwice = [
  '(?:moored|tie up) (?:at|by) (half past \\w+|\\w+)',
  '(\\w+(?: and a half)?) (?:guided )?days of (?:guided )?silence|silence\\? (\\w+(?: and a half)?) days',
  'phones [^.]*?in(?:to)? (?:a|the|their) (?:wooden )?(\\w+)',
]

const all = (pattern: string, texts: string[]) =>
  sentencesOf(texts).flatMap((sentence) =>
    [...sentence.matchAll(new RegExp(pattern, 'gi'))].map((match) => ({ sentence, match })),
  )

const open = ({ key }: TripContent) => {
  const { closed_months } = factsOfDemoTrip(key)
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => !closed_months.includes(month))
}

describe.each(trips.map((trip) => [trip.key, trip] as const))('the texts of %s agree with its facts:', (_, trip) => {
  const facts = factsOfDemoTrip(trip.key)
  const prose = proseOf(trip)
  const host = vendors.find(({ key }) => key === trip.vendor)!

  it('group size', () => {
    const limit = `(?:at most|at the most|no more than|held to|keeping groups to|a group of) ${aNumber}\\b(?! guests to a jeep)`
    const before = `${aNumber} (?:guests )?at (?:the )?most`
    for (const { sentence, match } of [...all(limit, prose), ...all(before, prose)])
      expect(numberIn(match[1]!), sentence).toBe(facts.group_size_max)
    for (const { sentence, match } of all(limit, [host.description]))
      expect(facts.group_size_max, sentence).toBeLessThanOrEqual(numberIn(match[1]!))
    for (const { sentence, match } of all(`${aNumber} guests`, prose))
      expect(numberIn(match[1]!), sentence).toBeLessThanOrEqual(facts.group_size_max!)
  })

  it('best months', () => {
    for (const sentence of sentencesOf(prose).filter((each) => recommends.test(each)))
      expect(facts.best_months, sentence).toEqual(expect.arrayContaining(monthsIn(sentence).whole))
  })

  it('open and closed months', () => {
    for (const sentence of sentencesOf(prose)) {
      const { whole, partly } = monthsIn(sentence)
      if (whole.length === 0) continue
      if (opens.test(sentence) && !shuts.test(sentence))
        expect(
          [...new Set([...whole, ...partly])].toSorted((a, b) => a - b),
          sentence,
        ).toEqual(open(trip))
      if (shuts.test(sentence) && !opens.test(sentence))
        for (const month of whole) expect(facts.best_months, sentence).not.toContain(month)
    }
  })

  it('months of its stories: one of the trips of a story is at its best when the story says so', () => {
    for (const story of storiesOf(trip)) {
      for (const sentence of storySentences(story).filter((each) => /\bbest\b/i.test(each))) {
        const { whole } = monthsIn(sentence)
        const best = story.trips.map((key) => factsOfDemoTrip(key).best_months)
        expect(
          best.some((months) => whole.every((month) => months.includes(month))),
          sentence,
        ).toBe(true)
      }
    }
  })

  it('months of its guests', () => {
    for (const { name, travelled_on } of testimonials.filter((each) => each.trip === trip.key))
      expect(open(trip), name).toContain(Number(travelled_on.slice(5, 7)))
  })

  it('ages', () => {
    for (const { sentence, match } of all(
      `(?:from (?:about )?${aNumber} years|(?:children|everyone|people) from ${aNumber}\\b|${aNumber} and over)`,
      prose,
    ))
      expect(numberIn(match[1] ?? match[2] ?? match[3]!), sentence).toBe(facts.minimum_age)
    for (const { sentence, match } of all(`(?:daughter|son) is ${aNumber}`, prose))
      expect(numberIn(match[1]!), sentence).toBeGreaterThanOrEqual(facts.minimum_age!)
    for (const { sentence } of all('(?:any|all|every) ages?\\b', prose)) expect(facts.minimum_age, sentence).toBe(0)
  })

  it('prices: no other sums, no price of a season, and no supplement for a room that is included', () => {
    const sums = [trip.price, facts.single_supplement, ...facts.group_prices.map(({ price }) => price)]
    for (const { sentence, match } of all('₹ ?([\\d,]+)', prose)) expect(sums, sentence).toContain(numberIn(match[1]!))
    expect(all('price comes down|cheaper|discount', prose)).toEqual([])
    if (/single (?:room|occupancy)/i.test(trip.inclusions.join())) expect(facts.single_supplement).toBeNull()
  })

  it('costs of delays', () => {
    const isExcluded = /Costs of delay|Extra nights/.test(trip.exclusions.join())
    if (isExcluded) expect(all('your room is held|at our expense', prose)).toEqual([])
  })

  it('heights', () => {
    const heights = all('(?:at|to|above|near|nearly|over|roughly|some) (\\d?,?\\d{3})(?: metres)', prose)
    for (const { sentence, match } of heights.filter(
      ({ sentence: each }) => !seenFromBelow.some((seen) => each.includes(seen)),
    ))
      expect(numberIn(match[1]!), sentence).toBeLessThanOrEqual(facts.highest_altitude!)
  })

  it('pace: a restful day begins when the guest likes', () => {
    if (facts.pace !== 1) return
    const early = all('before dawn|at dawn|(?:at|before)(?: about)? sunrise|at first light', prose)
    expect(early.filter(({ sentence }) => !/if you like|you may/.test(sentence))).toEqual([])
  })

  it('nights, days and the airport', () => {
    const nights = /^(\w+) nights/.exec(trip.inclusions[0]!)!
    expect(numberIn(nights[1]!)).toBe(trip.duration - 1)
    for (const { sentence, match } of all('\\bthe (?:small )?airport (?:at|of) (\\w+)', prose))
      expect(facts.nearest_airport, sentence).toContain(match[1])
  })

  it.each(saidTwice)('what it says twice is the same: %s', (pattern) => {
    const said = prose.flatMap((text) => [...text.matchAll(new RegExp(pattern, 'gi'))])
    expect([...new Set(said.map(([, one, other]) => (one ?? other)!.toLowerCase()))].slice(1)).toEqual([])
  })
})

it('guests are at home where they say', () => {
  for (const { content, place, name } of testimonials)
    for (const [, home] of content.matchAll(/(?:I am from|I grew up in|home to) ([A-Z]\w+)/g))
      expect.soft(home, name).toBe(place)
})
