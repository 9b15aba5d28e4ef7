import { readFileSync } from 'node:fs'
import { median, round, table } from './support/figures.ts'
import { load } from './support/load.ts'
import { npmStart, startProgram, temporaryFolder, type Launch, type MeasuredProgram } from './support/program.ts'
import { processorSeconds } from './support/server-processes.ts'
import { signIn, timedPage } from './support/signed-in.ts'

const port = 4396
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const warmUp = { connections: 16, seconds: 2 }
const cached = { connections: 64, seconds: 4 }
const rendered = { connections: 8, seconds: 4 }

const script = readFileSync('src/server/engine/start.sh', 'utf8')
const flags = script.match(/--(?!enable-source-maps)[a-z-]+(?:=\d+)?(?= )|--[a-z-]+$/gm) ?? []
const allocator = Object.fromEntries(
  [...script.matchAll(/export (MALLOC_\w+)="\$\{\w+:-(\d+)\}"/g)].map((m) => [m[1]!, m[2]!]),
)

/** One way to start the program. */
interface Variant {
  name: string
  launch: Launch
  env: Record<string, string>
  folder: string
}

/**
 * What each setting of `src/server/engine` gives: the program as it is started, without any of them, and without one each,
 * in turn, on processes of their own. Processor time does not depend on what else the machine does as much as speed does.
 * `BENCH_BEFORE` names a built clone of another version to compare with.
 */
export async function engine(): Promise<string> {
  const folders = [temporaryFolder(), temporaryFolder()] as const
  try {
    const variants = variantsOf(folders[0].path, folders[1].path)
    const figures = new Map(variants.map(({ name }) => [name, [] as number[][]]))
    for (const folder of new Set(variants.map((each) => each.folder))) {
      await measure(variants.find((each) => each.folder === folder)!)
    }
    for (let turn = 0; turn < rounds; turn += 1) {
      for (const variant of variants) figures.get(variant.name)!.push(await measure(variant))
    }
    const head = [
      'started',
      'first page s',
      'processor s',
      'cached /s',
      'µs each',
      'worst µs',
      'rendered /s',
      'ms each',
      'MB',
    ]
    return table(
      head,
      [...figures].map(([name, all]) => [name, ...rowOf(all)]),
    )
  } finally {
    for (const folder of folders) folder.remove()
  }
}

function rowOf(all: number[][]): string[] {
  const column = (index: number) => all.map((each) => each[index]!)
  const [page, start, kept, each, renders, cost, memory] = [0, 1, 2, 3, 4, 5, 6].map((index) => median(column(index)))
  return [page!, start!, kept!, each!, Math.max(...column(3)), renders!, cost!, memory!].map(precise)
}

function precise(number: number): string {
  return number < 10 ? number.toFixed(2) : round(number)
}

function variantsOf(folder: string, other: string): Variant[] {
  const only = process.env.BENCH_VARIANTS?.split(',')
  const started = (name: string, given: string[], env: Record<string, string>): Variant => ({
    name,
    launch: { command: ['node', '--enable-source-maps', ...given, 'dist/server/server.js'], cwd: process.cwd() },
    env,
    folder,
  })
  const before = process.env.BENCH_BEFORE
  const all = [
    ...(before ? [{ name: 'before', launch: npmStart(before), env: {}, folder: other }] : []),
    { name: 'npm start', launch: npmStart(), env: {}, folder },
    { name: 'ENGINE_TRICKS=off', launch: npmStart(), env: { ENGINE_TRICKS: 'off' }, folder },
    started('without raw responses and pinning', flags, { ...allocator, ENGINE_TRICKS: 'off' }),
    started('without allocator settings', flags, {}),
    ...flags.map((flag) =>
      started(
        `without ${flag}`,
        flags.filter((each) => each !== flag),
        allocator,
      ),
    ),
  ]
  return only ? all.filter(({ name }) => only.some((each) => name.includes(each))) : all
}

/** @returns first page and processor time until then, cached pages, their cost, rendered ones, their cost, memory. */
async function measure({ launch, env, folder }: Variant): Promise<number[]> {
  const begin = performance.now()
  const program = await startProgram(folder, port, env, launch)
  try {
    await timedPage(program.url)
    const first = (performance.now() - begin) / 1000
    const start = processorSeconds(program.pid)
    await load(program.url, warmUp)
    const kept = await costOf(program, cached)
    const { cookie } = await signIn(program.url)
    await load(program.url, { ...warmUp, cookie })
    const made = await costOf(program, { ...rendered, cookie })
    return [first, start, kept.perSecond, kept.cost * 1e6, made.perSecond, made.cost * 1e3, program.memory()]
  } finally {
    await program.stop()
  }
}

/** @returns requests per second, and processor seconds for each. */
async function costOf({ url, pid }: MeasuredProgram, options: Parameters<typeof load>[1]) {
  const before = processorSeconds(pid)
  const { perSecond } = await load(url, options)
  return { perSecond, cost: (processorSeconds(pid) - before) / (perSecond * options.seconds) }
}
