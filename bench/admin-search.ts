import { round, spreadOf, type Spread } from './figures.ts'
import type { SignedIn } from './signed-in.ts'

const times = 30

/** What is asked of the trip list: words, filters, orders and pages. */
const questions: Record<string, Record<string, string>[]> = {
  search: ['weavers', 'kinnaur', 'trek', 'zanskar in w', 'river', 'on foot', 'qqq'].map((search) => ({ search })),
  filter: [{ status: 'draft' }, { region: 'Kerala' }, { category: 'Wildlife Escapes', status: 'published' }],
  sort: ['title', 'price', 'region', 'vendor'].map((sort) => ({ sort, direction: 'asc' })),
  page: ['2', '40', '400'].map((page) => ({ page })),
  'search and filter': [
    { search: 'days', region: 'Assam' },
    { search: 'yoga', category: 'Wellness Retreats' },
  ],
}

/** Asks the trip list of the back office one question after another. @returns a spread by kind of question. */
export async function askTripList(admin: SignedIn): Promise<Record<string, Spread>> {
  const spreads: Record<string, Spread> = {}
  for (const [kind, inputs] of Object.entries(questions)) {
    const taken: number[] = []
    for (let time = 0; time < times; time += 1) {
      taken.push(await admin.timed(`/trips?${new URLSearchParams(inputs[time % inputs.length])}`))
    }
    spreads[kind] = spreadOf(taken)
  }
  return spreads
}

/** Rows of a table: kinds of questions, with median and 95th percentile in each catalogue. */
export function rowsOf(catalogues: Record<string, Spread>[]): string[][] {
  return Object.keys(questions).map((kind) => [
    kind,
    ...catalogues.map((each) => `${round(each[kind]!.p50)} / ${round(each[kind]!.p95)}`),
  ])
}
