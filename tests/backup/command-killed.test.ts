import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { parseKey } from '#server/platform/backup/archive/backup-key.ts'
import { targetOn } from '#server/platform/backup/target/open-target.ts'
import { connect } from '#server/platform/db/connect.ts'
import { migrationLock } from '#server/platform/db/migrate.ts'
import { openS3Client } from '#server/platform/files/s3-client.ts'
import { s3Storage } from '#server/platform/files/s3-storage.ts'
import { aBackedUpSite } from '#tests/support/database/backed-up-site.ts'
import { backupPlaces } from '#tests/support/database/backup-place.ts'
import { emptyPostgresql } from '#tests/support/database/open-fresh.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import { testKey } from '#tests/support/files/test-key.ts'
import { startProgram } from '#tests/support/program/program-process.ts'
import { commandFile, runCommand } from '#tests/support/program/run-command.ts'

const places = backupPlaces()
const s3 = objectStorageServer()
const fronts: Server[] = []

afterEach(() => {
  for (const front of fronts.splice(0)) front.closeAllConnections()
})

/** Passes requests on to the object storage, but never answers those for objects of a folder. */
async function stallingFront(folder: string) {
  let stalled = () => {}
  const isStalled = new Promise<void>((resolve) => (stalled = resolve))
  const front = createServer((incoming, response) => {
    const { url, method, headers } = incoming
    if (method === 'GET' && url!.includes(`/${folder}/`)) return stalled()
    const passed = request(new URL(url!, s3().endpoint!), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  fronts.push(front)
  await once(front, 'listening')
  return { endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`, isStalled }
}

/** A bucket with the backup of a site, and what a command needs to restore it. */
async function aBackup() {
  const { bucket, ...settings } = s3()
  const site = randomUUID()
  const target = targetOn(s3Storage(await openS3Client(s3()), bucket, `${site}/`), parseKey(testKey))
  await aBackedUpSite(places, 'server', target)
  const environment = {
    BACKUP_ACCESS_KEY_ID: settings.accessKeyId!,
    BACKUP_SECRET_ACCESS_KEY: settings.secretAccessKey!,
    BACKUP_KEY: testKey,
  }
  const argsFrom = (endpoint: string) => [
    '--from',
    `s3://${bucket}/${site}?endpoint=${endpoint}&region=${settings.region}`,
  ]
  return { environment, argsFrom, endpoint: settings.endpoint! }
}

async function killed(args: string[], environment: Record<string, string>, gate: Promise<unknown>): Promise<void> {
  const env = { PATH: process.env.PATH, ...environment }
  const command = spawn(process.execPath, [commandFile('restore'), ...args], { env, stdio: 'ignore' })
  await Promise.race([gate, once(command, 'exit').then(() => Promise.reject(new Error('the command ended')))])
  command.kill('SIGKILL')
  await once(command, 'exit')
}

/** The program does not start, and says why in one line. */
async function expectRefused(environment: Record<string, string>): Promise<void> {
  const program = await startProgram(environment)
  await expect(program.ready()).rejects.toThrow('the program exited')
  expect(program.stderr()).toBe(
    "A restore was interrupted. Run 'npm run restore' again, or start with a new DATA_DIR or database\n",
  )
}

async function tripsOf(environment: Record<string, string>): Promise<number> {
  // The secret of the backed-up site is too short for a program.
  const program = await startProgram({ ...environment, SESSION_SECRET: 'x'.repeat(40) })
  await program.ready()
  const { length } = (await (await fetch(`${program.url}/api/trips`)).json()) as unknown[]
  program.process.kill('SIGTERM')
  expect(await program.ended()).toBe(0)
  return length
}

it.each(['pictures', 'rows'])(
  'a restore that is killed while it reads %s starts no new site, and can be repeated',
  async (folder) => {
    const { environment, argsFrom, endpoint } = await aBackup()
    const data = { DATA_DIR: join(places.folder(), 'new') }
    const front = await stallingFront(folder)
    await killed(argsFrom(front.endpoint), { ...environment, ...data }, front.isStalled)
    await expectRefused(data)

    const broken = await runCommand('restore', {
      args: argsFrom(endpoint),
      environment: { ...environment, ...data, BACKUP_SECRET_ACCESS_KEY: '', BACKUP_ACCESS_KEY_ID: 'unknown' },
    })
    expect(broken.code).toBe(1)
    await expectRefused(data)

    const repeated = await runCommand('restore', { args: argsFrom(endpoint), environment: { ...environment, ...data } })
    expect(repeated).toMatchObject({ code: 0, stdout: expect.stringContaining('Restored: 1 trip') as string })
    expect(await tripsOf(data)).toBe(1)
  },
)

it('a restore into a database that is killed starts no new site on any machine, and can be repeated', async () => {
  const { environment, argsFrom, endpoint } = await aBackup()
  const data = { DATA_DIR: join(places.folder(), 'new'), DATABASE_URL: await emptyPostgresql() }
  const client = await connect(data.DATABASE_URL)
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  const isWaiting = expect.poll(
    async () => (await client.query('select from pg_locks where objid = $1 and not granted', [migrationLock])).rowCount,
    { timeout: 60_000, interval: 20 },
  )
  await killed(argsFrom(endpoint), { ...environment, ...data }, isWaiting.toBe(1))
  await client.end()

  await expectRefused({ ...data, DATA_DIR: join(places.folder(), 'another machine') })
  const repeated = await runCommand('restore', { args: argsFrom(endpoint), environment: { ...environment, ...data } })
  expect(repeated.code).toBe(0)
  expect(await tripsOf(data)).toBe(1)
})
