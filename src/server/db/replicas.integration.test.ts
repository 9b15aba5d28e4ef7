import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { startTestServer, freePort } from '#tests/support/database/test-server.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { runServer } from '#tests/support/nodes/run-server.ts'
import { createLog } from '../log.ts'
import { chooseAccount, chownCluster } from './embedded/account.ts'
import { packagedBinaries } from './embedded/binaries.ts'
import { asArguments, serverSettings } from './embedded/settings.ts'
import { openPostgresql } from './postgresql.ts'

const patience = { timeout: 60_000, interval: 50 }

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

/** A server and a streaming replica of it, with a connection of its own to each. */
async function startPair() {
  const folder = mkdtempSync(join(tmpdir(), 'hatheli-replica-'))
  open.push({ close: () => rmSync(folder, { recursive: true, force: true }) })
  const primary = await startTestServer({ settings: { wal_level: 'replica', max_wal_senders: '4' } })
  open.push({ close: primary.stop })
  const url = primary.urlOf('postgres')
  const cluster = join(folder, 'cluster')
  await primary.whileStopped(() => cpSync(primary.cluster, cluster, { recursive: true }))
  const { username, password, port } = new URL(url)
  chmodSync(cluster, 0o700)
  writeFileSync(join(cluster, 'standby.signal'), '')
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  const { postgres } = await packagedBinaries()
  const replicaPort = await freePort()
  const settings = {
    ...serverSettings,
    max_connections: '60',
    listen_addresses: '127.0.0.1',
    hot_standby: 'on',
    port: String(replicaPort),
    unix_socket_directories: folder,
    primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
  }
  const account = chooseAccount(postgres, cluster)
  chownCluster(cluster, account)
  const [program, ...args] = [...account.prefix, postgres, '-D', cluster, ...asArguments(settings)]
  const running = await runServer(program!, args, replicaPort, { ...account.owner, cwd: '/', stopSignal: 'SIGINT' })
  let isRunning = true
  const stopReplica = async () => {
    if (isRunning) await running.stop()
    isRunning = false
  }
  open.push({ close: stopReplica })
  const replicaUrl = url.replace(`:${port}/`, `:${replicaPort}/`)
  return { url, replicaUrl, stopReplica }
}

it('public reads go to a replica only while it has replayed the last change, and to the primary when it is away', async () => {
  const { url, replicaUrl, stopReplica } = await startPair()
  const database = await openPostgresql(url, createLog('silent'), { replicaUrls: [replicaUrl] })
  open.push(database)
  database.contentChanged()
  const ready = () => database.figures().replicas.ready
  await expect.poll(ready, patience).toBe(1)
  const replica = new pg.Client({ connectionString: replicaUrl })
  replica.on('error', () => {})
  await replica.connect()
  const stop = await database.listen({ onChange: () => database.contentChanged(), onState: () => {} })
  open.push({ close: stop })
  const { db, publicDb } = database
  const answered = () => database.figures().replicas.answered
  const names = async () => {
    const { rows } = (await publicDb.execute(sql`select vendor_name as name from vendors`)) as unknown as {
      rows: { name: string }[]
    }
    return rows.map(({ name }) => name)
  }
  const save = async (vendor_name: string) => {
    await aVendor(db, { vendor_name })
    // As a save through the program does before it answers.
    database.contentChanged()
  }
  const before = answered()
  expect(await names()).toEqual([])
  expect(answered()).toBe(before + 1)

  await replica.query('select pg_wal_replay_pause()')
  await save('Not replayed')
  for (let turn = 0; turn < 20; turn += 1) expect(await names()).toEqual(['Not replayed'])
  expect([ready(), answered()]).toEqual([0, before + 1])
  await replica.query('select pg_wal_replay_resume()')
  await expect.poll(ready, patience).toBe(1)
  expect(await names()).toEqual(['Not replayed'])
  expect(answered()).toBe(before + 2)

  // In any number of rounds never an older page.
  for (let round = 0; round < 25; round += 1) {
    await save(`Round ${round}`)
    expect(await names()).toContain(`Round ${round}`)
    if (round % 5 === 0) await expect.poll(ready, patience).toBe(1)
  }

  // A write is not for a replica, wherever it comes from.
  await publicDb.execute(sql`insert into job_runs values ('by a visitor', now())`)
  expect(await db.$count(sql`job_runs`)).toBe(1)

  await expect.poll(ready, patience).toBe(1)
  await stopReplica()
  for (let turn = 0; turn < 5; turn += 1) expect(await names()).toContain('Round 24')
  await expect.poll(ready, patience).toBe(0)
})
