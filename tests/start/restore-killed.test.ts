import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { RestorePoint } from '#contract/admin/backup/backup.ts'
import { restorePath, type RestoreState } from '#contract/admin/backup/restores.ts'
import { aTripPayload } from '../support/factories/trip-payload.ts'
import { startProgram, temporaryFolder, type ProgramProcess } from '../support/program/program-process.ts'
import { rounds } from '../support/rounds.ts'
import { adminEnvironment, cookieOfAdmin, signInAsAdmin } from '../support/program/sign-in-as-admin.ts'

const kills = rounds(4)

/** Trips of each of the two states. */
const trips = 12

type Titles = string[]

async function titlesOf({ url }: ProgramProcess): Promise<Titles> {
  const answer = await fetch(`${url}/api/trips?limit=50`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title).toSorted()
}

async function createTrips(program: ProgramProcess, name: string): Promise<Titles> {
  const call = await signInAsAdmin(program)
  for (let number = 0; number < trips; number += 1) {
    const trip_data = aTripPayload({ title: `${name} ${number}`, status: 'published' })
    expect((await call('POST', '/trips', { trip_data })).status).toBeLessThan(300)
  }
  return titlesOf(program)
}

/** @returns the first point that has everything saved so far. */
async function completePoint(program: ProgramProcess): Promise<string> {
  const call = await signInAsAdmin(program)
  for (;;) {
    const { body } = await call('GET', '/backup/points')
    const [newest] = (body as { points?: RestorePoint[] }).points ?? []
    if (newest?.changed.length === 0) return newest.id
    await pause(250)
  }
}

async function beginRestore(program: ProgramProcess, point: string): Promise<() => Promise<RestoreState>> {
  const { url } = program
  const headers = { 'content-type': 'application/json', origin: url, cookie: await cookieOfAdmin(program) }
  const body = JSON.stringify({ point, password: adminEnvironment.ADMIN_PASSWORD })
  const begun = await fetch(`${url}/api/auth/backup-restore`, { method: 'POST', headers, body })
  expect(begun.status).toBe(200)
  const { restore } = (await begun.json()) as { restore: string }
  return async () => (await (await fetch(url + restorePath(restore))).json()) as RestoreState
}

function untilDone(restore: () => Promise<RestoreState>): Promise<void> {
  return expect.poll(restore, { timeout: 60_000, interval: 20 }).toMatchObject({ step: 'done', failure: null })
}

it(`a restore that is killed ${kills} times leaves the state before or that of the point, and the site serves`, async () => {
  const BACKUP_URL = pathToFileURL(temporaryFolder()).href
  const environment = { ...adminEnvironment, DATA_DIR: temporaryFolder(), BACKUP_URL }
  const start = async () => {
    const program = await startProgram(environment)
    await program.ready()
    return program
  }
  let program = await start()
  const states = [await createTrips(program, 'Before')]
  const points = [await completePoint(program)]
  states.push(await createTrips(program, 'After'))
  points.push(await completePoint(program))
  const other = async () => (JSON.stringify(await titlesOf(program)) === JSON.stringify(states[0]) ? 1 : 0)

  const began = performance.now()
  const whole = await beginRestore(program, points[0]!)
  await untilDone(whole)
  const duration = performance.now() - began
  expect(await titlesOf(program)).toEqual(states[0])

  const left = new Set<string>()
  for (let kill = 0; kill < kills; kill += 1) {
    const restore = await beginRestore(program, points[await other()]!)
    if (kill < kills - 1) await pause((duration * kill) / (kills - 1))
    else await untilDone(restore)
    program.process.kill('SIGKILL')
    await program.ended()
    program = await start()
    const titles = await titlesOf(program)
    expect(states).toContainEqual(titles)
    left.add(JSON.stringify(titles))
    const page = await fetch(program.url)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')])
  }
  expect(left.size).toBe(2)
})
