import { adminQueries, publicQueries, type Queries } from './support/catalogue-queries.ts'
import { round, spreadOf, table, type Spread } from './support/figures.ts'
import { runOn, startProgram, temporaryFolder } from './support/program.ts'
import { signIn, timedPage, type SignedIn } from './support/signed-in.ts'

const port = 4393
const times = 30

/** Numbers of trips, with the limit of every p95 in milliseconds. The first is that of the demo catalogue. */
const sizes = [
  { trips: 26, limit: 150 },
  { trips: 10_000, limit: 150 },
  { trips: 100_000, limit: 1000 },
]

/** What lists, searches, facets and suggestions cost as the catalogue grows; no answer comes from a cache. */
export async function growth(): Promise<string> {
  const folder = temporaryFolder()
  const grown: Record<string, Spread>[] = []
  try {
    await runOn(folder.path, ['seed/commands/load.ts'])
    let present = sizes[0]!.trips
    for (const { trips } of sizes) {
      if (trips > present) await runOn(folder.path, ['seed/commands/grow.ts', String(trips - present)])
      present = trips
      grown.push(await measure(folder.path))
    }
  } finally {
    folder.remove()
  }
  const names = sizes.map(({ trips }) => `${round(trips)} trips`)
  const kinds = Object.keys(grown[0]!)
  return table(
    ['uncached, median / p95 in ms', ...names],
    [
      ...kinds.map((kind) => [
        kind,
        ...grown.map((spreads) => `${round(spreads[kind]!.p50)} / ${round(spreads[kind]!.p95)}`),
      ]),
      ['slower than the limit', ...grown.map((spreads, index) => slow(spreads, sizes[index]!.limit))],
    ],
  )
}

function slow(spreads: Record<string, Spread>, limit: number): string {
  const names = Object.keys(spreads).filter((kind) => spreads[kind]!.p95 > limit)
  return names.length === 0 ? `none (${round(limit)})` : names.join(', ')
}

async function measure(folder: string): Promise<Record<string, Spread>> {
  const program = await startProgram(folder, port)
  try {
    const { url } = program
    const admin = await signIn(url)
    // Disk caches are cold and code is not optimised yet.
    await timeAll(url, admin)
    return await timeAll(url, admin)
  } finally {
    await program.stop()
  }
}

async function timeAll(url: string, admin: SignedIn): Promise<Record<string, Spread>> {
  const timedPublic = async (path: string) => {
    // A change of content makes every cached answer stale.
    await admin.retitle('Wildlife Escapes', 'Wildlife Escapes')
    return (await timedPage(url + path)).time
  }
  const timedAdmin = (path: string) => admin.timed(path.slice('/api/admin'.length))
  return { ...(await timeKinds(publicQueries, timedPublic)), ...(await timeKinds(adminQueries, timedAdmin)) }
}

async function timeKinds(queries: Queries, timed: (path: string) => Promise<number>): Promise<Record<string, Spread>> {
  const spreads: Record<string, Spread> = {}
  for (const [kind, paths] of Object.entries(queries)) {
    const durations: number[] = []
    for (let time = 0; time < times; time += 1) durations.push(await timed(paths[time % paths.length]!))
    spreads[kind] = spreadOf(durations)
  }
  return spreads
}
