import { readdir, readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dataShape } from '#contract/admin/content/data-schemas.ts'
import { withFactRules } from '#contract/admin/trip-facts.ts'
import { blogFields } from '#contract/content/blog-fields.ts'
import { regionFields } from '#contract/content/small-fields.ts'
import { tripFactFields } from '#contract/content/trip-fact-fields.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { noTripFacts, type TripFacts } from '#contract/trip-details/trip-facts.ts'
import { paths } from '#server/paths.ts'
import { excerpt, excerptLength, plainText } from '#values/format/excerpt.ts'
import { sampleMark } from '#values/sample-words.ts'
import { blogs, trips } from './catalogue.ts'
import { months } from '#values/trips/months.ts'
import { factContent, factsOfDemoTrip } from './facts/facts.ts'
import { hostWords } from './facts/host-words.ts'
import { hostProfiles } from './host-profiles.ts'
import { regionWords } from './region-words.ts'
import { categoryPictures, heroPictures } from './pictures.ts'
import { testimonials } from './testimonials.ts'
import type { TripContent } from './types.ts'
import { vendors } from './vendors.ts'

/** Characters that search engines show of a description. */
const metaLength = 160

interface Description {
  name: string
  alt: string
  focal: { x: number; y: number }
}

const described = JSON.parse(await readFile(`${paths.demoPictures}/images.json`, 'utf8')) as Description[]
const inBodies = blogs.flatMap(({ body }) => [...body.matchAll(/<img src="([^"]+)" alt="([^"]+)">/g)])
const used = new Set([
  ...heroPictures.map(({ file }) => file),
  ...Object.values(categoryPictures),
  ...trips.flatMap(({ featured_image, gallery }) => [featured_image!, ...gallery.map(({ file }) => file)]),
  ...blogs.map(({ featured_image }) => featured_image!),
  ...Object.values(hostProfiles).flatMap(({ portrait }) => portrait ?? []),
  ...inBodies.map(([, file]) => file!),
])

const portraits = new Set(Object.values(hostProfiles).map(({ portrait }) => portrait))

function picturesOf({ featured_image, gallery }: TripContent): string[] {
  return [featured_image!, ...gallery.map(({ file }) => file)]
}

it('has facts of known trips only', () => {
  expect(Object.keys(factContent).toSorted()).toEqual(trips.map(({ key }) => key).toSorted())
})

it('says of every open month that is not the best what it is like, and of no other', () => {
  for (const { key } of trips) {
    const { best_months, closed_months, month_notes } = factsOfDemoTrip(key)
    const open = months.filter((month) => !best_months.includes(month) && !closed_months.includes(month))
    expect(
      month_notes.map(({ month }) => month),
      key,
    ).toEqual(open)
  }
})

it('has a trip with a value of every fact', () => {
  const facts = trips.map(({ key }) => factsOfDemoTrip(key))
  const names = Object.keys(noTripFacts) as (keyof TripFacts)[]
  expect(names.filter((name) => facts.every((each) => isDeepStrictEqual(each[name], noTripFacts[name])))).toEqual([])
})

describe.each(trips.map((trip) => [trip.key, trip] as const))('the trip %s', (_, trip) => {
  it('has at least four pictures, none of them twice, each with its own caption', () => {
    const files = picturesOf(trip)
    expect(files.length).toBeGreaterThanOrEqual(4)
    expect(trip.gallery.length).toBeLessThanOrEqual(tripFields.trip_images.max)
    expect(new Set(files).size).toBe(files.length)
    expect(new Set(trip.gallery.map(({ caption }) => caption)).size).toBe(trip.gallery.length)
    for (const { caption } of trip.gallery) expect(caption).toMatch(/^.{30,160}$/)
  })

  it('shares no picture with another trip, and shows only the portrait of its host', () => {
    const others = new Set(trips.filter(({ key }) => key !== trip.key).flatMap(picturesOf))
    expect(picturesOf(trip).filter((file) => others.has(file) || portraits.has(file))).toEqual([])
  })

  it('has words of its host for it alone, in the first person', () => {
    expect(hostWords[trip.key]).toMatch(/\b(?:I|My|We|we|mine)\b/)
    expect(hostWords[trip.key]).toMatch(/^.{100,250}[.]$/)
    expect(hostProfiles[trip.vendor!]!.words).not.toBe(hostWords[trip.key])
  })

  it('has a rated host from its region, who is shown', () => {
    const host = vendors.find(({ key }) => key === trip.vendor)
    expect(trip.show_vendor_info).toBe(true)
    expect(host?.rating).toBeGreaterThan(0)
    expect(host?.number_of_trips).toBeGreaterThan(0)
    expect(host?.region).toBe(trip.region)
  })

  it('has facts that a save would take: months, pace, group size, places and stops', () => {
    const facts = factsOfDemoTrip(trip.key)
    expect(withFactRules(z.strictObject(dataShape(tripFactFields))).parse(facts)).toEqual(facts)
    expect(facts.best_months.length).toBeGreaterThan(0)
    for (const name of ['pace', 'group_size_max', 'start_place', 'end_place'] as const) expect(facts[name]).toBeTruthy()
    expect(facts.stops.length).toBeGreaterThan(1)
    for (const { day } of facts.stops) expect(day ?? 1).toBeLessThanOrEqual(trip.duration)
    if (facts.local_share !== null || facts.carbon_kg !== null) expect(facts.carbon_source).toContain('sample')
  })

  it('describes each of its days, and what is and is not included', () => {
    expect(trip.itinerary.map(({ day }) => day)).toEqual(Array.from({ length: trip.duration }, (_, index) => index + 1))
    expect(trip.inclusions).not.toEqual([])
    expect(trip.exclusions).not.toEqual([])
  })

  it('has a whole price, highlights in pairs, and a short description that fits a search result', () => {
    expect(Number.isInteger(trip.price)).toBe(true)
    expect(trip.highlights.length % 2).toBe(0)
    expect(trip.short_description).toMatch(new RegExp(`^.{60,${metaLength}}$`))
  })
})

describe('the pictures', () => {
  it('are all used, and all described', async () => {
    const stored = (await readdir(paths.demoPictures)).filter((name) => name.endsWith('.jpg')).sort()
    expect([...used].sort()).toEqual(stored)
    expect(described.map(({ name }) => name).sort()).toEqual(stored)
  })

  it.each(described.map((each) => [each.name, each] as const))(
    '%s has a text and a focal point',
    (_, { alt, focal }) => {
      expect(alt).toMatch(/^[A-Z].{40,200}\.$/)
      for (const part of [focal.x, focal.y]) expect(part).toBeGreaterThan(0)
      for (const part of [focal.x, focal.y]) expect(part).toBeLessThan(1)
    },
  )

  it('in stories have the text of their description', () => {
    for (const [, file, alt] of inBodies) expect(alt).toBe(described.find(({ name }) => name === file)?.alt)
  })

  it('are drawn each for itself: none is an enlargement of another', () => {
    expect(described.filter(({ name }) => name.startsWith('detail-'))).toEqual([])
  })

  it('of stories are not those that their trips begin with', () => {
    const covers = new Set(trips.map(({ featured_image }) => featured_image))
    expect(blogs.filter(({ featured_image }) => covers.has(featured_image)).map(({ slug }) => slug)).toEqual([])
  })
})

describe('the hosts', () => {
  it('all have a portrait, words in the first person, languages and checks', () => {
    expect(Object.keys(hostProfiles).sort()).toEqual(vendors.map(({ key }) => key).sort())
    for (const [key, { words, spoken_languages }] of Object.entries(hostProfiles)) {
      expect(words, key).toMatch(/\b(?:I|My|We)\b/)
      expect(spoken_languages.length, key).toBeGreaterThan(0)
    }
    expect(portraits.size).toBe(vendors.length)
    expect(portraits).not.toContain(null)
  })
})

it('introduces every region of a trip, and no other, in 40 to 60 words', () => {
  expect(Object.keys(regionWords)).toEqual([...new Set(trips.map(({ region }) => region))].toSorted())
  for (const [name, words] of Object.entries(regionWords)) {
    expect(words.split(' ').length, name).toBeGreaterThanOrEqual(40)
    expect(words.split(' ').length, name).toBeLessThanOrEqual(60)
    expect(words.length, name).toBeLessThanOrEqual(regionFields.words.limit)
  }
})

it('every story leads to one to three trips, at least one of them published', () => {
  for (const { slug, trips: keys } of blogs) {
    expect(keys.length, slug).toBeGreaterThan(0)
    expect(keys.length, slug).toBeLessThanOrEqual(blogFields.trip_ids.max)
    const chosen = keys.map((key) => trips.find((trip) => trip.key === key))
    for (const trip of chosen) expect(trip, `${slug}: ${keys.join()}`).toBeDefined()
    expect(
      chosen.map((trip) => trip!.status),
      slug,
    ).toContain('published')
  }
})

it.each(blogs.map((blog) => [blog.slug, blog] as const))('the excerpts of %s end in no stump', (_, { body }) => {
  for (const length of Object.values(excerptLength)) {
    const [last] = excerpt(plainText(body), length)
      .split(/[.?!]”?\s/)
      .slice(-1)
    expect(last).toMatch(/^.{28,}…$/)
  }
})

it('all testimonials are marked as samples, and those of trips name one', () => {
  for (const { name, trip } of testimonials) {
    expect(name.endsWith(sampleMark), name).toBe(true)
    if (trip) expect(trips.map(({ key }) => key)).toContain(trip)
  }
})
