import { timeTripList, rowsOf } from './admin-search.ts'
import { median, round, table, type Spread } from './support/figures.ts'
import { load } from './support/load.ts'
import { runOn, startProgram, temporaryFolder } from './support/program.ts'
import { signIn, timedPage } from './support/signed-in.ts'

const port = 4393
/** Numbers of trips; the first is that of the demo catalogue. */
const sizes = [25, 1000, 100_000]
const samples = 15

interface Grown {
  pages: string[]
  /** The first queries after a start, and the same ones again. */
  first: Record<string, Spread>
  repeated: Record<string, Spread>
}

/** What pages and searches cost as the catalogue grows; an uncached page is the first after a change of content. */
export async function growth(): Promise<string> {
  const folder = temporaryFolder()
  const grown: Grown[] = []
  try {
    await runOn(folder.path, ['seed/commands/load.ts'])
    let present = sizes[0]!
    for (const size of sizes) {
      if (size > present) await runOn(folder.path, ['seed/commands/grow.ts', String(size - present)])
      present = size
      grown.push(await measure(folder.path))
    }
  } finally {
    folder.remove()
  }
  const names = sizes.map((size) => `${round(size)} trips`)
  const costs = ['uncached home ms', 'uncached category ms', 'cached category /s', 'PSS MB']
  const head = ['query', ...names]
  return [
    table(
      ['measure', ...names],
      costs.map((name, index) => [name, ...grown.map(({ pages }) => pages[index]!)]),
    ),
    'Trip list of the back office, milliseconds: median / p95.',
    table(head, rowsOf(grown.map(({ repeated }) => repeated))),
    'The same queries before that, as the first ones after a start: disk caches are cold and code is not optimised yet.',
    table(head, rowsOf(grown.map(({ first }) => first))),
  ].join('\n\n')
}

async function measure(folder: string): Promise<Grown> {
  const program = await startProgram(folder, port)
  try {
    const { url } = program
    const admin = await signIn(url)
    const uncached = async (path: string) => {
      const times: number[] = []
      for (let sample = 0; sample < samples; sample += 1) {
        await admin.retitle('Wildlife Escapes', 'Wildlife Escapes')
        times.push((await timedPage(url + path)).time)
      }
      return median(times)
    }
    const pages = [await uncached('/'), await uncached('/category/wildlife')]
    const { perSecond } = await load(`${url}/category/wildlife`, { connections: 32, seconds: 3 })
    const first = await timeTripList(admin)
    const repeated = await timeTripList(admin)
    return { pages: [...pages, perSecond, program.memory()].map(round), first, repeated }
  } finally {
    await program.stop()
  }
}
