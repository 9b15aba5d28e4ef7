import { setTimeout as pause } from 'node:timers/promises'
import { smallDisk } from '#tests/support/program/small-disk.ts'
import { round, table } from './figures.ts'
import { runOn, startProgram, temporaryFolder, type MeasuredProgram } from './program.ts'
import { serverProcesses } from './server-processes.ts'
import { signIn, type SignedIn } from './signed-in.ts'
import { toldOf, watch, type Watch } from './watch.ts'

const port = 4396
/** Readers at a time, each of whom asks again a moment after the answer. */
const readers = { count: 8, pause: 20 }
/** Seconds into the load at which the trouble begins, how long it lasts where it has an end of its own, and the rest. */
const [begin, lasting, rest] = [3, 6, 4]
/** Milliseconds between two saves. */
const usualSaves = 1000
const diskPoints = 20
const strangers = 8
const grownTrips = 100_000

/** Longer than any address that is cached: the page is rendered for each request. */
const neverCached = `/blogs?tag=${'x'.repeat(101)}`

type Trouble = (dataDir: string, url: string) => Promise<void>

const troubles: Record<string, Trouble> = {
  'nothing (for comparison)': async () => {},
  'database stopped': async (dataDir) => signal('SIGINT', serverProcesses(dataDir).slice(0, 1)),
  'database killed': async (dataDir) => signal('SIGKILL', serverProcesses(dataDir).slice(0, 1)),
  [`database frozen for ${lasting} s`]: async (dataDir) => {
    const frozen = serverProcesses(dataDir)
    signal('SIGSTOP', frozen)
    await pause(lasting * 1000)
    signal('SIGCONT', frozen)
  },
}

/** What readers, the owner and a load balancer see while the database is in trouble, and on a full disk. */
export async function outages(): Promise<string> {
  const head = [
    'what happened',
    'cached page',
    'page rendered for each request',
    'saves',
    '/readyz',
    'ready again after',
  ]
  const rows: string[][] = []
  for (const [name, trouble] of Object.entries(troubles)) {
    const folder = temporaryFolder()
    try {
      rows.push([name, ...(await during(folder.path, trouble))])
    } finally {
      folder.remove()
    }
  }
  rows.push(...(await onGrownCatalogue()))
  rows.push([`disk filled up at ${diskPoints} points of a write load`, ...(await onFullDisks())])
  return table(head, rows)
}

function signal(name: NodeJS.Signals, pids: number[]): void {
  for (const pid of pids) process.kill(pid, name)
}

async function during(dataDir: string, trouble: Trouble, saves = usualSaves): Promise<string[]> {
  const program = await startProgram(dataDir, port)
  try {
    await warmUp(program)
    const watches = await watchAll(program, saves)
    await pause(begin * 1000)
    const since = performance.now()
    await trouble(dataDir, program.url)
    const ready = await untilReady(program.url, since)
    await pause(rest * 1000)
    return [...(await told(watches)), `${round(ready / 1000)} s`]
  } finally {
    await program.stop()
  }
}

/** After a save no page is cached any more: it is made anew beside those of the strangers. */
async function onGrownCatalogue(): Promise<string[][]> {
  const folder = temporaryFolder()
  try {
    await runOn(folder.path, ['seed/commands/load.ts'])
    await runOn(folder.path, ['seed/commands/grow.ts', String(grownTrips)])
    const name = `${strangers} strangers far down in ${round(grownTrips)} trips`
    return [
      [`${name}, a save each second`, ...(await during(folder.path, askFarDown))],
      [`${name}, one save`, ...(await during(folder.path, askFarDown, 60_000))],
    ]
  } finally {
    folder.remove()
  }
}

/** Each asks for one page after the other, never the same one twice. */
async function askFarDown(_dataDir: string, url: string): Promise<void> {
  const end = Date.now() + lasting * 1000
  const stranger = async (number: number) => {
    for (let look = 0; Date.now() < end; look += 1) {
      const offset = (number + 1) * 9000 + look
      await (await fetch(`${url}/api/trips?limit=100&offset=${offset}`)).text()
      await (await fetch(`${url}/category/wildlife?page=${100 + number * 50 + look}`)).text()
    }
  }
  await Promise.all(Array.from({ length: strangers }, (_, number) => stranger(number)))
}

async function warmUp({ url }: MeasuredProgram): Promise<void> {
  for (let look = 0; look < 12; look += 1) await (await fetch(url)).text()
}

/** What is asked all the time: cached pages, rendered ones, saves and readiness. */
interface Watches {
  cached: Watch[]
  others: Watch[]
}

async function watchAll({ url }: MeasuredProgram, saves = usualSaves): Promise<Watches> {
  const admin = await signIn(url)
  const statusOf = async (path: string) => {
    const answer = await fetch(url + path)
    await answer.text()
    return answer.status
  }
  return {
    cached: Array.from({ length: readers.count }, () => watch(() => statusOf('/'), readers.pause)),
    others: [
      watch(() => statusOf(neverCached), 250),
      watch(() => saveVendor(admin), saves),
      watch(() => statusOf('/readyz'), 100),
    ],
  }
}

async function told({ cached, others }: Watches): Promise<string[]> {
  await Promise.all([...cached, ...others].map(({ stop }) => stop()))
  return [toldOf(...cached), ...others.map((each) => toldOf(each))]
}

async function saveVendor({ send }: SignedIn): Promise<number> {
  const body = JSON.stringify({ vendor_data: { vendor_name: 'Measured', region: 'Kerala' } })
  const answer = await send('/vendors', { method: 'POST', body })
  await answer.text()
  return answer.status
}

/** @returns milliseconds since the trouble began; some troubles take a moment to show. */
async function untilReady(url: string, since: number): Promise<number> {
  await pause(500)
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return performance.now() - since
    await pause(50)
  }
}

/** Each time at another moment of the load, and with the last byte taken; then room again. */
async function onFullDisks(): Promise<string[]> {
  const disk = smallDisk(600)
  const program = await startProgram(disk.folder, port)
  try {
    await warmUp(program)
    const watches = await watchAll(program)
    let longest = 0
    for (let point = 0; point < diskPoints; point += 1) {
      await pause(200 + ((point * 970) % 800))
      disk.fill()
      await pause(1500)
      disk.empty()
      longest = Math.max(longest, await untilReady(program.url, performance.now()))
    }
    return [...(await told(watches)), `${round(longest / 1000)} s`]
  } finally {
    await program.stop()
    disk.remove()
  }
}
