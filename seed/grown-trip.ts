import type { ItineraryDay } from '#contract/trips.ts'
import { categoryNames, type CategoryName } from '#values/categories.ts'
import type { trips } from '#server/platform/db/schema.ts'
import type { Random } from './random.ts'

/** Rows that a generated trip may reference. */
export interface GrownParents {
  vendors: string[]
  pictures: string[]
}

const places = [
  ['Satpura', 'Madhya Pradesh'],
  ['Pench', 'Madhya Pradesh'],
  ['Manas', 'Assam'],
  ['Dibrugarh', 'Assam'],
  ['Bhitarkanika', 'Odisha'],
  ['Chilika', 'Odisha'],
  ['Nagarhole', 'Karnataka'],
  ['Agumbe', 'Karnataka'],
  ['Wayanad', 'Kerala'],
  ['Alappuzha', 'Kerala'],
  ['Bundi', 'Rajasthan'],
  ['Shekhawati', 'Rajasthan'],
  ['Kausani', 'Uttarakhand'],
  ['Binsar', 'Uttarakhand'],
  ['Tirthan', 'Himachal Pradesh'],
  ['Kinnaur', 'Himachal Pradesh'],
  ['Nubra', 'Ladakh'],
  ['Zanskar', 'Ladakh'],
  ['Cherrapunji', 'Meghalaya'],
  ['Dzukou', 'Nagaland'],
  ['Pelling', 'Sikkim'],
  ['Mandu', 'Madhya Pradesh'],
  ['Orchha', 'Madhya Pradesh'],
  ['Tranquebar', 'Tamil Nadu'],
  ['Valparai', 'Tamil Nadu'],
  ['Araku', 'Andhra Pradesh'],
  ['Bishnupur', 'West Bengal'],
  ['Darjeeling', 'West Bengal'],
  ['Bastar', 'Chhattisgarh'],
  ['Loktak', 'Manipur'],
] as const

const themes: Record<CategoryName, readonly string[]> = {
  'Wildlife Escapes': ['on Foot', 'by First Light', 'with Trackers', 'in the Dry Season', 'from the Machan'],
  'Wellness Retreats': ['in Silence', 'Yoga Week', 'Ayurveda Days', 'Slow Breathing', 'Forest Rest'],
  'Signature Stays': ['Courtyard Nights', 'Palace Days', 'Planter’s House', 'River Camp', 'Old Quarter Haveli'],
  'Offbeat & Immersive': ['with Weavers', 'Village Trail', 'by Country Boat', 'Trekking the Ridge', 'Market Days'],
}

const seasons = ['in October', 'in November', 'before Holi', 'after the Rains', 'in Winter', 'in Spring'] as const
const stays = ['Sal Grove Camp', 'Ridge Homestay', 'Lime House', 'River Bend Lodge', 'The Old Granary'] as const
const boards = ['Breakfast', 'Breakfast and dinner', 'All meals'] as const
const hours = ['dawn', 'early morning', 'noon', 'late afternoon', 'dusk'] as const
const doings = [
  'walk to the next village with a guide who grew up there',
  'sit in a courtyard kitchen while lunch is made',
  'follow the river on the old tow path',
  'visit a family of weavers and try the loom',
  'wait by the waterhole with a naturalist',
  'cross to the far bank in a flat-bottomed boat',
] as const

/** A varied, realistic trip for load tests; the same seed generates the same trips. */
export function grownTrip(
  random: Random,
  { vendors, pictures }: GrownParents,
  number: number,
): typeof trips.$inferInsert {
  const category = random.pick(categoryNames)
  const [place, state] = random.pick(places)
  const duration = random.between(3, 6)
  return {
    title: `${place} ${random.pick(themes[category])} ${random.pick(seasons)}`,
    category,
    region: regionAsTyped(random, state),
    vendor_id: vendors.length > 0 && random.chance(0.9) ? random.pick(vendors) : null,
    price: random.between(24, 480) * 500,
    duration,
    description: `${place} rewards those who stay. Over ${duration} days you ${random.pick(doings)}, then ${random.pick(doings)}.`,
    short_description: `${duration} unhurried days around ${place}, led by people who live there.`,
    status: random.chance(0.9) ? 'published' : 'draft',
    featured: random.chance(0.01),
    featured_image: pictures.length > 0 && random.chance(0.95) ? random.pick(pictures) : null,
    highlights: Array.from({ length: random.between(1, 5) }, () => sentence(random)),
    inclusions: ['Stay on twin sharing', 'Local guide', random.pick(boards)],
    exclusions: ['Travel to the starting point', 'Insurance'],
    ...grownFacts(random, place),
    itinerary: Array.from({ length: duration }, (_, index) => grownDay(random, place, index + 1)),
    created_at: new Date(Date.UTC(2022, 0, 1) + number * 900_000),
    updated_at: new Date(Date.UTC(2022, 0, 1) + number * 900_000),
  }
}

const seasonStarts = [4, 9, 10, 11] as const

function grownFacts(random: Random, place: string) {
  const first = random.pick(seasonStarts)
  const months = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ((from - 1 + index) % 12) + 1).toSorted((a, b) => a - b)
  return {
    best_months: random.chance(0.9) ? months(first, random.between(3, 6)) : [],
    closed_months: random.chance(0.5) ? months(first + 8, random.between(1, 3)) : [],
    pace: random.chance(0.9) ? random.between(1, 5) : null,
    group_size_min: 2,
    group_size_max: random.between(4, 14),
    start_place: place,
    end_place: place,
  }
}

/** Sometimes blank or with surrounding blanks, as in hand-typed data. */
function regionAsTyped(random: Random, state: string): string {
  if (random.chance(0.01)) return ''
  return random.chance(0.02) ? ` ${state} ` : state
}

function grownDay(random: Random, place: string, day: number): ItineraryDay {
  return {
    day,
    title: day === 1 ? `Arrival in ${place}` : `${place}, day ${day}`,
    description: `At ${random.pick(hours)} you ${random.pick(doings)}. Later you ${random.pick(doings)}.`,
    accommodation_name: random.pick(stays),
    room_type: 'Twin room',
    meal_plan: random.pick(boards),
  }
}

function sentence(random: Random): string {
  const text = random.pick(doings)
  return text[0]!.toUpperCase() + text.slice(1)
}
