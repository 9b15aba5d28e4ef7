import { round, spreadOf, table, type Spread } from './support/figures.ts'
import { runOn, startProgram, temporaryFolder } from './support/program.ts'
import { timedPage } from './support/signed-in.ts'

const port = 4394
const trips = 100_000
const times = 40

/** Milliseconds: p95 of an uncached page with so many trips. */
const limit = 150

/** Addresses by kind; each is asked for once with every number, so that no answer is cached. */
const kinds: Record<string, string[]> = {
  facets: [
    '/journeys?month=11&region=Kerala',
    '/journeys?category=wildlife&length=week',
    '/journeys?price=under-40000&pace=2&sort=price-up',
    '/journeys?sort=shortest&month=1',
    '/category/wellness?region=Ladakh&price=40000-60000',
  ],
  'deep pages': ['/journeys?sort=price-down', '/journeys?region=Assam', '/journeys'],
  search: ['tiger safari', 'weavers', 'kerala yoga', 'river', 'village trail nagaland', 'days'].map(searchOf),
  'mistyped words': ['laddakh', 'kerela yoga', 'shekawati', 'not strenuous mountains', 'qqqqqq'].map(searchOf),
}

function searchOf(q: string): string {
  return `/search?q=${encodeURIComponent(q)}`
}

/** Facets and the public search with 100,000 trips, every page rendered and read anew. */
export async function find(): Promise<string> {
  const folder = temporaryFolder()
  try {
    await runOn(folder.path, ['seed/commands/load.ts'])
    await runOn(folder.path, ['seed/commands/grow.ts', String(trips)])
    const program = await startProgram(folder.path, port)
    try {
      await measure(program.url)
      return report(await measure(program.url))
    } finally {
      await program.stop()
    }
  } finally {
    folder.remove()
  }
}

let asked = 1

async function measure(url: string): Promise<Record<string, Spread>> {
  const spreads: Record<string, Spread> = {}
  for (const [kind, paths] of Object.entries(kinds)) {
    const durations: number[] = []
    for (let time = 0; time < times; time += 1) {
      asked += 1
      const path = paths[time % paths.length]!
      // Another page of a list, a word more in a search that stands nowhere: the same work under a new key.
      const anew = path.startsWith('/search') ? `${path}%20x${asked}` : withPage(path, asked)
      durations.push((await timedPage(url + anew)).time)
    }
    spreads[kind] = spreadOf(durations)
  }
  return spreads
}

function withPage(path: string, page: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}

function report(spreads: Record<string, Spread>): string {
  const rows = Object.entries(spreads).map(([kind, { p50, p95 }]) => [
    kind,
    round(p50),
    round(p95),
    p95 <= limit ? 'yes' : 'no',
  ])
  return table([`${round(trips)} trips, uncached`, 'median ms', 'p95 ms', `within ${limit}`], rows)
}
