import { round, spreadOf, table, type Spread } from './support/figures.ts'
import { runOn, startProgram, temporaryFolder } from './support/program.ts'
import { signIn, type SignedIn } from './support/signed-in.ts'

const port = 4394
const samples = 100
/** Changes in all, and of one trip and one story each. */
const [total, ofOne] = [50_000, 2000]

/** What a form waits for when its history is opened, among many changes. */
export async function history(): Promise<string> {
  const folder = temporaryFolder()
  try {
    await runOn(folder.path, ['seed/commands/load.ts'])
    await runOn(folder.path, ['bench/support/many-changes.ts', String(total), String(ofOne)])
    const program = await startProgram(folder.path, port)
    try {
      return report(await measure(await signIn(program.url)))
    } finally {
      await program.stop()
    }
  } finally {
    folder.remove()
  }
}

interface Listed {
  items: { id: string }[]
}

interface Part {
  items: { id: number }[]
  more: boolean
}

type Measured = [name: string, spread: Spread][]

async function measure(admin: SignedIn): Promise<Measured> {
  const read = async <Answer>(path: string) => (await (await admin.send(path)).json()) as Answer
  const list = (noun: string) => read<Listed>(`/${noun}?sort=created_at&direction=desc&page_size=25`)
  const [trips, blogs] = [await list('trips'), await list('blogs')]
  const [trip, story] = [trips.items[0]!.id, blogs.items[0]!.id]
  const historyOf = (noun: string, id: string) => `/history?noun=${noun}&noun_id=${id}`
  const oldest = async (noun: string, id: string) => {
    let last: number | undefined
    for (;;) {
      const part = await read<Part>(`${historyOf(noun, id)}&limit=100${last ? `&before=${last}` : ''}`)
      last = part.items.at(-1)!.id
      if (!part.more) return last
    }
  }
  const newest = async (noun: string, id: string) => (await read<Part>(historyOf(noun, id))).items[0]!.id
  const version = (noun: string, id: string, change: number) =>
    `/version?noun=${noun}&noun_id=${id}&change_id=${change}`
  const [firstOfTrip, firstOfStory] = [await oldest('trips', trip), await oldest('blogs', story)]
  const others = trips.items.slice(1).map(({ id }) => historyOf('trips', id))
  return [
    ['the categories, to compare with', await timed(admin, ['/categories'])],
    ['history of a trip with 2,000 changes', await timed(admin, [historyOf('trips', trip)])],
    ['history of a story with 2,000 changes of its text', await timed(admin, [historyOf('blogs', story)])],
    ['histories of other trips in turn', await timed(admin, others)],
    ['its oldest part', await timed(admin, [`${historyOf('trips', trip)}&before=${firstOfTrip + 20}`])],
    ['latest version of a trip', await timed(admin, [version('trips', trip, await newest('trips', trip))])],
    ['version of a trip 2,000 changes ago', await timed(admin, [version('trips', trip, firstOfTrip)])],
    ['version of a story 2,000 changes ago', await timed(admin, [version('blogs', story, firstOfStory)], 20)],
  ]
}

async function timed(admin: SignedIn, paths: string[], count = samples): Promise<Spread> {
  const times: number[] = []
  for (let sample = 0; sample < count; sample += 1) times.push(await admin.timed(paths[sample % paths.length]!))
  return spreadOf(times)
}

function report(measured: Measured): string {
  const rows = measured.map(([name, { p50, p95, max }]) => [name, round(p50), round(p95), round(max)])
  return `${round(total)} changes, one request after another, milliseconds.\n\n${table(['answer', 'median', 'p95', 'max'], rows)}`
}
