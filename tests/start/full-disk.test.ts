import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { diskLimits } from '#contract/admin/installation/server.ts'
import { embeddedUrl } from '#server/platform/db/embedded/open-embedded.ts'
import { reserveName } from '#server/platform/disk-space.ts'
import { adminEnvironment, signInAsAdmin, type CallAsAdmin } from '../support/program/sign-in-as-admin.ts'
import { startProgram } from '../support/program/program-process.ts'
import { canMount, smallDisk, type SmallDisk } from '../support/program/small-disk.ts'

/** Space for a cluster, its write-ahead log and the reserve, and enough above the limit for saves. */
const megabytes = 450

/** A crashed server is restarted after a pause and recovers first. */
const waitOptions = { timeout: 60_000, interval: 100 }

const vendor = (vendor_name: string) => ({ vendor_data: { vendor_name, region: 'Kerala' } })

let disk: SmallDisk | null = null
let program: Awaited<ReturnType<typeof startProgram>> | null = null

afterEach(async () => {
  program?.process.kill('SIGTERM')
  await program?.ended()
  disk?.remove()
})

async function startOnSmallDisk(): Promise<CallAsAdmin> {
  disk = smallDisk(megabytes)
  program = await startProgram({ DATA_DIR: disk.folder, ...adminEnvironment })
  await program.ready()
  await vi.waitFor(() => expect(existsSync(join(disk!.folder, reserveName))).toBe(true), waitOptions)
  return signInAsAdmin(program)
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(program!.url + path)).status
}

/** Writes directly to the database, as the program would refuse, until its write-ahead log is full and its server ends. */
async function fillWriteAheadLog(): Promise<void> {
  const client = new pg.Client({ connectionString: embeddedUrl(disk!.folder) })
  client.on('error', () => {})
  await client.connect()
  await client.query('create table filler (bytes text)')
  await client.query('alter table filler alter bytes set storage external')
  disk!.fill()
  const lost = new Promise((resolve) => client.once('end', resolve))
  // Messages grow the log and no table.
  const write = `do $$ begin loop perform pg_logical_emit_message(true, 'filler', repeat('x', 100000)); commit; end loop; end $$`
  await client.query(write).catch(() => {})
  await lost
}

describe.runIf(canMount)('on a full disk', () => {
  it('saves are refused, reads and deletions succeed, and saves succeed again when there is space', async () => {
    const call = await startOnSmallDisk()
    const { status, body } = await call('POST', '/vendors', vendor('Before'))
    expect(status).toBe(200)
    expect(await statusOf('/')).toBe(200)
    disk!.fill(diskLimits.refuseBelow / 2)
    const refused = await call('POST', '/vendors', vendor('Refused'))
    expect(refused).toMatchObject({ status: 507, body: { code: 'INSUFFICIENT_STORAGE' } })
    expect(JSON.stringify(refused.body)).toContain('The server’s disk is full')
    for (const path of ['/', '/blogs', '/api/trips', '/readyz', '/healthz']) expect(await statusOf(path)).toBe(200)
    expect(await call('GET', '/server')).toMatchObject({ status: 200, body: { disk: { state: 'full' } } })
    expect((await call('DELETE', `/vendors/${(body as { id: string }).id}`)).status).toBe(200)
    disk!.empty()
    expect((await call('POST', '/vendors', vendor('After'))).status).toBe(200)
    expect(await call('GET', '/server')).toMatchObject({ body: { disk: { state: 'low' } } })
  })

  it('with a full write-ahead log the server restarts on the reserve, reads succeed, and nothing is lost', async () => {
    const call = await startOnSmallDisk()
    expect((await call('POST', '/vendors', vendor('Stored'))).status).toBe(200)
    expect(await statusOf('/')).toBe(200)
    await fillWriteAheadLog()
    expect(await statusOf('/')).toBe(200)
    expect(await statusOf('/healthz')).toBe(200)
    // Before, the server may not have ended yet.
    await vi.waitFor(() => expect(existsSync(join(disk!.folder, reserveName))).toBe(false), waitOptions)
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), waitOptions)
    expect(await statusOf('/api/categories')).toBe(200)
    expect((await call('POST', '/vendors', vendor('Refused'))).status).toBe(507)
    disk!.empty()
    expect((await call('POST', '/vendors', vendor('After'))).status).toBe(200)
    const { body } = await call('GET', '/vendors')
    const names = (body as { items: { vendor_name: string }[] }).items.map((each) => each.vendor_name)
    expect(names.sort()).toEqual(['After', 'Stored'])
  })
})
