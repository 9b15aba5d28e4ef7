import { setTimeout as pause } from 'node:timers/promises'
import { smallDisk } from '#tests/support/program/small-disk.ts'
import { round, table } from './support/figures.ts'
import { runOn, startProgram, temporaryFolder, type MeasuredProgram } from './support/program.ts'
import { serverProcesses } from './support/server-processes.ts'
import { signIn, type SignedIn } from './support/signed-in.ts'
import { poll, summarize, type Poll } from './support/poll.ts'

const port = 4396
/** Concurrent readers, and milliseconds between a response and the next request. */
const readers = { count: 8, pause: 20 }
/** Seconds of load before a fault, of a fault that has to be ended, and after it. */
const [before, lasting, after] = [3, 6, 4]
/** Milliseconds between two saves. */
const defaultSavePause = 1000
const diskPoints = 20
const clients = 8
const grownTrips = 100_000

/** The tag is longer than any that a page accepts in a cached URL: the page is rendered for each request. */
const uncachedUrl = `/blogs?tag=${'x'.repeat(101)}`

type Fault = (dataDir: string, url: string) => Promise<void>

const faults: Record<string, Fault> = {
  'none (for comparison)': async () => {},
  'database stopped': async (dataDir) => signal('SIGINT', serverProcesses(dataDir).slice(0, 1)),
  'database killed': async (dataDir) => signal('SIGKILL', serverProcesses(dataDir).slice(0, 1)),
  [`database frozen for ${lasting} s`]: async (dataDir) => {
    const frozen = serverProcesses(dataDir)
    signal('SIGSTOP', frozen)
    await pause(lasting * 1000)
    signal('SIGCONT', frozen)
  },
}

/** What readers, the admin and a load balancer get while the database is unavailable, and on a full disk. */
export async function outages(): Promise<string> {
  const head = ['fault', 'cached page', 'rendered page', 'saves', '/readyz', 'ready again after']
  const rows: string[][] = []
  for (const [name, fault] of Object.entries(faults)) {
    const folder = temporaryFolder()
    try {
      rows.push([name, ...(await during(folder.path, fault))])
    } finally {
      folder.remove()
    }
  }
  rows.push(...(await onGrownCatalogue()))
  rows.push([`disk filled at ${diskPoints} points of a write load`, ...(await onFullDisks())])
  return table(head, rows)
}

function signal(name: NodeJS.Signals, pids: number[]): void {
  for (const pid of pids) process.kill(pid, name)
}

async function during(dataDir: string, fault: Fault, savePause = defaultSavePause): Promise<string[]> {
  const program = await startProgram(dataDir, port)
  try {
    await warmUp(program)
    const polls = await pollAll(program, savePause)
    await pause(before * 1000)
    const since = performance.now()
    await fault(dataDir, program.url)
    const ready = await untilReady(program.url, since)
    await pause(after * 1000)
    return [...(await summaries(polls)), `${round(ready / 1000)} s`]
  } finally {
    await program.stop()
  }
}

/** After a save no page is cached: it is rendered while the clients request theirs. */
async function onGrownCatalogue(): Promise<string[][]> {
  const folder = temporaryFolder()
  try {
    await runOn(folder.path, ['seed/commands/load.ts'])
    await runOn(folder.path, ['seed/commands/grow.ts', String(grownTrips)])
    const name = `${clients} clients far down in ${round(grownTrips)} trips`
    return [
      [`${name}, a save each second`, ...(await during(folder.path, requestFarDown))],
      [`${name}, one save`, ...(await during(folder.path, requestFarDown, 60_000))],
    ]
  } finally {
    folder.remove()
  }
}

/** Each client requests one page after another, never the same one twice. */
async function requestFarDown(_dataDir: string, url: string): Promise<void> {
  const end = Date.now() + lasting * 1000
  const client = async (number: number) => {
    for (let page = 0; Date.now() < end; page += 1) {
      const offset = (number + 1) * 9000 + page
      await (await fetch(`${url}/api/trips?limit=100&offset=${offset}`)).text()
      await (await fetch(`${url}/category/wildlife?page=${100 + number * 50 + page}`)).text()
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
}

async function warmUp({ url }: MeasuredProgram): Promise<void> {
  for (let count = 0; count < 12; count += 1) await (await fetch(url)).text()
}

/** Continuous requests: `others` are rendered pages, saves and readiness. */
interface Polls {
  cached: Poll[]
  others: Poll[]
}

async function pollAll({ url }: MeasuredProgram, savePause = defaultSavePause): Promise<Polls> {
  const admin = await signIn(url)
  const statusOf = async (path: string) => {
    const answer = await fetch(url + path)
    await answer.text()
    return answer.status
  }
  return {
    cached: Array.from({ length: readers.count }, () => poll(() => statusOf('/'), readers.pause)),
    others: [
      poll(() => statusOf(uncachedUrl), 250),
      poll(() => saveVendor(admin), savePause),
      poll(() => statusOf('/readyz'), 100),
    ],
  }
}

async function summaries({ cached, others }: Polls): Promise<string[]> {
  await Promise.all([...cached, ...others].map(({ stop }) => stop()))
  return [summarize(...cached), ...others.map((each) => summarize(each))]
}

async function saveVendor({ send }: SignedIn): Promise<number> {
  const body = JSON.stringify({ vendor_data: { vendor_name: 'Measured', region: 'Kerala' } })
  const answer = await send('/vendors', { method: 'POST', body })
  await answer.text()
  return answer.status
}

/** @returns milliseconds since the fault; it waits first, as some faults take a moment to be detected. */
async function untilReady(url: string, since: number): Promise<number> {
  await pause(500)
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return performance.now() - since
    await pause(50)
  }
}

/** Fills the disk to the last byte at different moments of the load, and frees it again. */
async function onFullDisks(): Promise<string[]> {
  const disk = smallDisk(600)
  const program = await startProgram(disk.folder, port)
  try {
    await warmUp(program)
    const polls = await pollAll(program)
    let maximum = 0
    for (let point = 0; point < diskPoints; point += 1) {
      await pause(200 + ((point * 970) % 800))
      disk.fill()
      await pause(1500)
      disk.empty()
      maximum = Math.max(maximum, await untilReady(program.url, performance.now()))
    }
    return [...(await summaries(polls)), `${round(maximum / 1000)} s`]
  } finally {
    await program.stop()
    disk.remove()
  }
}
