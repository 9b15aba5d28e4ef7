import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { round, spreadOf } from './support/figures.ts'
import { startProgram, temporaryFolder, type MeasuredProgram } from './support/program.ts'
import { processesWith, serverProcesses } from './support/server-processes.ts'
import { signIn, type SignedIn } from './support/signed-in.ts'

const port = 4397
const rounds = 100
const victims = ['program', 'server', 'both'] as const

/** Writes that the program answered with success. */
interface Acknowledged {
  vendors: Set<string>
  pictures: Set<string>
}

/** `kill -9` of program, server or both during saves and uploads: what was acknowledged is stored, and nothing is incomplete. */
export async function kills(): Promise<string> {
  const folder = temporaryFolder()
  const acknowledged: Acknowledged = { vendors: new Set(), pictures: new Set() }
  const starts: number[] = []
  const recoveries: number[] = []
  let program = await startProgram(folder.path, port)
  try {
    for (let roundNumber = 0; roundNumber < rounds; roundNumber += 1) {
      const victim = victims[roundNumber % victims.length]!
      await killDuringWrites(program, victim, folder.path, acknowledged, roundNumber)
      const begin = performance.now()
      if (victim === 'server') {
        await untilReady(program.url)
        recoveries.push(performance.now() - begin)
      } else {
        program = await startProgram(folder.path, port)
        starts.push(performance.now() - begin)
      }
    }
    const faults = await compare(program, folder.path, acknowledged)
    await program.stop()
    const left = processesWith(folder.path).length
    const [start, recovery] = [spreadOf(starts), spreadOf(recoveries)]
    return [
      `${rounds} rounds: ${acknowledged.vendors.size} saves and ${acknowledged.pictures.size} uploads acknowledged.`,
      `${faults}; processes left running: ${left}.`,
      `Next start ready after ${round(start.p50)} ms (median; maximum ${round(start.max)});`,
      `after a kill of the server ready again after ${round(recovery.p50)} ms (maximum ${round(recovery.max)}).`,
    ].join(' ')
  } finally {
    await program.stop().catch(() => {})
    folder.remove()
  }
}

async function killDuringWrites(
  program: MeasuredProgram,
  victim: (typeof victims)[number],
  dataDir: string,
  acknowledged: Acknowledged,
  seed: number,
): Promise<void> {
  const admin = await signIn(program.url)
  const stop = new AbortController()
  const writers = [saveVendors(admin, acknowledged, stop.signal), upload(admin, acknowledged, stop.signal)]
  // A different moment in each round, so that writes are interrupted at their start, middle and end.
  await pause(150 + ((seed * 37) % 200))
  const server = serverProcesses(dataDir).slice(0, 1)
  if (victim !== 'program') for (const pid of server) process.kill(pid, 'SIGKILL')
  if (victim !== 'server') await program.kill()
  stop.abort()
  await Promise.all(writers)
}

async function saveVendors({ send }: SignedIn, { vendors }: Acknowledged, signal: AbortSignal): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    const body = JSON.stringify({ vendor_data: { vendor_name: `Killed ${number}`, region: 'Kerala' } })
    const answer = await send('/vendors', { method: 'POST', body }).catch(() => null)
    const saved = answer?.ok ? await idOf(answer) : null
    if (saved) vendors.add(saved)
  }
}

/** A truncated response does not count as acknowledged. */
async function idOf(answer: Response): Promise<string | null> {
  const saved = (await answer.json().catch(() => null)) as { id: string } | null
  return saved?.id ?? null
}

async function upload({ send }: SignedIn, { pictures }: Acknowledged, signal: AbortSignal): Promise<void> {
  const bytes = new Uint8Array(await aPictureFile({ width: 320, height: 200 }))
  while (!signal.aborted) {
    const body = new FormData()
    body.set('bucket', 'trip-images')
    body.set('file', new File([bytes], 'killed.jpg', { type: 'image/jpeg' }))
    const answer = await send('/pictures', { method: 'POST', body }).catch(() => null)
    const stored = answer?.ok ? ((await answer.json().catch(() => null)) as { url: string } | null) : null
    if (stored) pictures.add(stored.url)
  }
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(20)
  }
}

/** @returns what was acknowledged and is not there, and files that no record knows, or the other way round. */
async function compare(
  program: MeasuredProgram,
  dataDir: string,
  { vendors, pictures }: Acknowledged,
): Promise<string> {
  const admin = await signIn(program.url)
  const storedVendors = await listAll<{ id: string }>(admin, '/vendors')
  const storedPictures = await listAll<{ url: string }>(admin, '/pictures')
  const ids = new Set(storedVendors.map(({ id }) => id))
  const urls = new Set(storedPictures.map(({ url }) => url))
  const lostRows =
    [...vendors].filter((id) => !ids.has(id)).length + [...pictures].filter((url) => !urls.has(url)).length
  let unreadable = 0
  for (const url of urls) if (!(await (await fetch(program.url + url)).arrayBuffer()).byteLength) unreadable += 1
  const files = readdirSync(join(dataDir, 'files', 'trip-images')).map((name) => `/media/trip-images/${name}`)
  const missing = [...urls].filter((url) => url.startsWith('/media/trip-images/') && !files.includes(url)).length
  const unknown = files.filter((url) => !urls.has(url)).length
  return `lost: ${lostRows}; pictures without a file: ${missing + unreadable}; files without a record (removed within a day): ${unknown}`
}

async function listAll<Row>({ send }: SignedIn, path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = (await (await send(`${path}?page=${page}&page_size=100`)).json()) as {
      items: Row[]
      total: number
    }
    rows.push(...items)
    if (items.length === 0 || rows.length >= total) return rows
  }
}
