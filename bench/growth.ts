import { askTripList, rowsOf } from './admin-search.ts'
import { median, round, table, type Spread } from './figures.ts'
import { load } from './load.ts'
import { runOn, startProgram, temporaryFolder } from './program.ts'
import { signIn, timedPage } from './signed-in.ts'

const port = 4393
/** Trips; the demo catalogue has the first number of them. */
const sizes = [25, 1000, 100_000]
const looks = 15

interface Grown {
  pages: string[]
  /** Questions asked as the first ones after a start, and the same once more. */
  first: Record<string, Spread>
  again: Record<string, Spread>
}

/** What pages and searches cost as the catalogue grows; a cold page is the first after a change of content. */
export async function growth(): Promise<string> {
  const folder = temporaryFolder()
  const grown: Grown[] = []
  try {
    await runOn(folder.path, ['seed/commands/load.ts'])
    let there = sizes[0]!
    for (const size of sizes) {
      if (size > there) await runOn(folder.path, ['seed/commands/grow.ts', String(size - there)])
      there = size
      grown.push(await measure(folder.path))
    }
  } finally {
    folder.remove()
  }
  const names = sizes.map((size) => `${round(size)} trips`)
  const costs = ['cold home ms', 'cold category ms', 'kept category /s', 'memory MB']
  const head = ['question', ...names]
  return [
    table(
      ['cost', ...names],
      costs.map((name, index) => [name, ...grown.map(({ pages }) => pages[index]!)]),
    ),
    'Trip list of the back office, milliseconds: median / 95th percentile.',
    table(head, rowsOf(grown.map(({ again }) => again))),
    'The same questions before, as the first ones after a start: files are read and code is not optimised yet.',
    table(head, rowsOf(grown.map(({ first }) => first))),
  ].join('\n\n')
}

async function measure(folder: string): Promise<Grown> {
  const program = await startProgram(folder, port)
  try {
    const { url } = program
    const admin = await signIn(url)
    const cold = async (path: string) => {
      const times: number[] = []
      for (let look = 0; look < looks; look += 1) {
        await admin.retitle('Wildlife Escapes', 'Wildlife Escapes')
        times.push((await timedPage(url + path)).time)
      }
      return median(times)
    }
    const pages = [await cold('/'), await cold('/category/wildlife')]
    const { perSecond } = await load(`${url}/category/wildlife`, { connections: 32, seconds: 3 })
    const first = await askTripList(admin)
    const again = await askTripList(admin)
    return { pages: [...pages, perSecond, program.memory()].map(round), first, again }
  } finally {
    await program.stop()
  }
}
