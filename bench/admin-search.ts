import { round, spreadOf, type Spread } from './support/figures.ts'
import type { SignedIn } from './support/signed-in.ts'

const times = 30

/** Queries of the trip list by kind, and those of the palette. */
const queries: Record<string, Record<string, string>[]> = {
  search: ['weavers', 'kinnaur', 'trek', 'kinnaur weavers', 'river', 'on foot', 'qqq', 'wevers'].map((search) => ({
    search,
  })),
  filter: [{ status: 'draft' }, { region: 'Kerala' }, { category: 'Wildlife Escapes', status: 'published' }],
  sort: ['title', 'price', 'region', 'vendor'].map((sort) => ({ sort, direction: 'asc' })),
  page: ['2', '40', '400'].map((page) => ({ page })),
  'search and filter': [
    { search: 'days', region: 'Assam' },
    { search: 'yoga', category: 'Wellness Retreats' },
  ],
  palette: ['weavers', 'kinnaur weavers', 'in', 'te', 'houseboat kerala', 'trek', 'qqqq', 'wevers', 'days on foot'].map(
    (search) => ({ search }),
  ),
}

/** Sends the queries one after another. @returns the response times by kind of query. */
export async function timeTripList(admin: SignedIn): Promise<Record<string, Spread>> {
  const spreads: Record<string, Spread> = {}
  for (const [kind, inputs] of Object.entries(queries)) {
    const durations: number[] = []
    for (let time = 0; time < times; time += 1) {
      const path = kind === 'palette' ? '/search' : '/trips'
      durations.push(await admin.timed(`${path}?${new URLSearchParams(inputs[time % inputs.length])}`))
    }
    spreads[kind] = spreadOf(durations)
  }
  return spreads
}

/** Table rows: kinds of queries, with median and p95 for each catalogue. */
export function rowsOf(catalogues: Record<string, Spread>[]): string[][] {
  return Object.keys(queries).map((kind) => [
    kind,
    ...catalogues.map((each) => `${round(each[kind]!.p50)} / ${round(each[kind]!.p95)}`),
  ])
}
