import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable, type Database, type Db } from '#server/platform/db/database.ts'
import { packagedBinaries } from '#server/platform/db/embedded/binaries.ts'
import { serverPid } from '#server/platform/db/embedded/orphan-server.ts'
import { embeddedPaths } from '#server/platform/db/embedded/open-embedded.ts'
import { openDatabase, openDatabaseForCommand } from '#server/platform/db/open-database.ts'
import { vendors } from '#server/platform/db/schema.ts'
import { createLog } from '#server/platform/log.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { kill, killWriters, startWriter } from '../support/database/killed-writer.ts'

const killedRounds = 5

/** Starting and stopping a server can take long on a busy machine. */
const waitOptions = { timeout: 30_000, interval: 20 }

const opened: Database[] = []

async function open(dataDir: string): Promise<Database> {
  const database = await openDatabase({ config: { dataDir, databaseUrl: null }, log: createLog('silent') })
  opened.push(database)
  return database
}

async function close(database: Database): Promise<void> {
  opened.splice(opened.indexOf(database), 1)
  await database.close()
}

function isRunning(pid: number): boolean {
  try {
    // A zombie has no command line.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

function settingsOf({ db }: Database, ...names: string[]): Promise<string[]> {
  const columns = sql.join(
    names.map((name) => sql`current_setting(${name})`),
    sql`, `,
  )
  return db.execute(sql`select array[${columns}] as values`).then((result) => {
    const { rows } = result as unknown as { rows: { values: string[] }[] }
    return rows[0]!.values
  })
}

describe('the embedded database', () => {
  // Copying a cluster is faster than creating one.
  const all = mkdtempSync(join(tmpdir(), 'hatheli-embedded-'))
  const template = join(all, 'not', 'there', 'yet')
  let folder = ''

  beforeAll(async () => {
    await open(template).then(close)
  })
  beforeEach(() => {
    folder = mkdtempSync(join(all, 'copy-'))
    cpSync(template, folder, { recursive: true })
  })
  afterEach(async () => {
    killWriters()
    await Promise.all([...opened].map(close))
  })
  afterAll(() => rmSync(all, { recursive: true, force: true }))

  it('still has its data after a restart', async () => {
    const first = await open(folder)
    const { id } = await aVendor(first.db)
    await close(first)
    const second = await open(folder)
    expect((await second.db.select().from(vendors)).map((row) => row.id)).toEqual([id])
  })

  it('syncs every commit, has checksums, and sorts the same on every machine', async () => {
    const database = await open(folder)
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding']
    expect(await settingsOf(database, ...names)).toEqual(['on', 'on', 'on', 'on', 'UTF8'])
    const result = await database.db.execute(
      sql`select datlocprovider::text || ' ' || datlocale as locale from pg_database where datname = current_database()`,
    )
    expect((result as unknown as { rows: unknown[] }).rows).toEqual([{ locale: 'b C.UTF-8' }])
  })

  it('listens on a socket that is closed to others, and on no port', async () => {
    const database = await open(folder)
    expect(await settingsOf(database, 'listen_addresses')).toEqual([''])
    const { cluster, socketFolder } = embeddedPaths(folder)
    for (const each of [cluster, socketFolder]) expect(statSync(each).mode & 0o777).toBe(0o700)
    expect(readdirSync(socketFolder)).toContain('.s.PGSQL.5432')
  })

  it.runIf(process.platform === 'linux')('gets none of the program’s secrets in its environment', async () => {
    vi.stubEnv('SESSION_SECRET', 'a secret of the program alone')
    await open(folder).finally(() => vi.unstubAllEnvs())
    const environment = readFileSync(`/proc/${serverPid(embeddedPaths(folder).cluster)}/environ`, 'utf8')
    expect(environment).toContain('PATH=')
    expect(environment).not.toContain('SECRET')
  })

  it.each([
    ['with spaces', 'a folder of ours'],
    ['of 150 characters', 'x'.repeat(150)],
    ['with a comma and a quote', 'Trips, "new"'],
  ])('works in a path %s', async (_name, name) => {
    const dataDir = join(folder, name)
    mkdirSync(dataDir)
    cpSync(embeddedPaths(template).cluster, embeddedPaths(dataDir).cluster, { recursive: true })
    const database = await open(dataDir)
    await expect(aVendor(database.db)).resolves.toBeDefined()
  })

  it('refuses a second process on the same folder with one line, and accepts it when the first is dead', async () => {
    const first = startWriter(folder)
    await first.lines(1)
    const refused = open(folder)
    await expect(refused).rejects.toThrow(DatabaseUnavailable)
    await expect(refused).rejects.toThrow(
      `DATA_DIR: ${join(folder, 'postgres')} is in use by another process; set DATABASE_URL to run several nodes`,
    )
    await first.lines(3)
    await kill(first)
    const database = await open(folder)
    expect(await database.db.$count(vendors)).toBeGreaterThanOrEqual(first.acknowledged.length)
  })

  it('refuses to be opened twice in one process, and opens again after it was closed', async () => {
    const database = await open(folder)
    await expect(open(folder)).rejects.toThrow('is in use by another process')
    await close(database)
    await open(folder)
  })

  it('is shared with commands while the program is running', async () => {
    const database = await open(folder)
    const { id } = await aVendor(database.db)
    const options = { config: { dataDir: folder, databaseUrl: null }, log: createLog('silent') }
    const shared = await openDatabaseForCommand(options)
    expect((await shared.db.select().from(vendors)).map((row) => row.id)).toEqual([id])
    await shared.close()
    await expect(database.ping()).resolves.toBeUndefined()
  })

  it('stops its server when the program is killed', async () => {
    const program = startWriter(folder)
    await program.lines(2)
    const pid = serverPid(embeddedPaths(folder).cluster)!
    expect(isRunning(pid)).toBe(true)
    await kill(program)
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), waitOptions)
  })

  it('restarts a killed server, and reports the state down meanwhile', async () => {
    const database = await open(folder)
    const states: string[] = []
    const stop = await database.listen({ onChange: () => {}, onState: (state) => states.push(state) })
    const { cluster } = embeddedPaths(folder)
    const { id } = await aVendor(database.db)
    const pid = serverPid(cluster)!
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(states).toContain('down'), waitOptions)
    await vi.waitFor(() => expect(states.at(-1)).toBe('live'), waitOptions)
    expect(serverPid(cluster)).not.toBe(pid)
    expect(database.figures().restarts).toBe(1)
    expect((await database.db.select().from(vendors)).map((row) => row.id)).toEqual([id])
    await stop()
  })

  it('fails only the transaction whose server is killed between two of its queries', async () => {
    const { db } = await open(folder)
    const { cluster } = embeddedPaths(folder)
    const transaction = db.transaction(async (tx) => {
      await aVendor(tx as Db)
      const pid = serverPid(cluster)!
      process.kill(pid, 'SIGKILL')
      await vi.waitFor(() => expect(serverPid(cluster)).not.toBe(pid), waitOptions)
      await aVendor(tx as Db)
    })
    await expect(transaction).rejects.toThrow()
    await vi.waitFor(async () => expect(await db.$count(vendors)).toBe(0), waitOptions)
  })

  it('does not mistake a process that reuses a dead server’s pid for the server', async () => {
    const { cluster } = embeddedPaths(folder)
    writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`)
    await open(folder)
    expect(serverPid(cluster)).not.toBe(process.pid)
  })

  it.each([
    ['17', 'upgrade it as docs/upgrading-postgresql.md says'],
    ['19', 'start the newer version of the program that made it'],
  ])('refuses a folder of PostgreSQL %s with one line', async (major, advice) => {
    const { cluster } = embeddedPaths(folder)
    writeFileSync(join(cluster, 'PG_VERSION'), `${major}\n`)
    await expect(open(folder)).rejects.toThrow(
      `DATA_DIR: ${cluster} was made by PostgreSQL ${major}, and this is PostgreSQL 18; ${advice}`,
    )
  })

  it('an interrupted first start leaves nothing that the next one mistakes for a cluster', async () => {
    const dataDir = mkdtempSync(join(all, 'interrupted-'))
    mkdirSync(join(dataDir, 'postgres.unfinished', 'base'), { recursive: true })
    await open(dataDir)
    expect(readdirSync(dataDir)).not.toContain('postgres.unfinished')
  })

  it('names DATABASE_URL if the machine has no embedded PostgreSQL', async () => {
    await expect(packagedBinaries('sunos-sparc')).rejects.toThrow(
      'DATABASE_URL: there is no embedded PostgreSQL for this machine (sunos-sparc); name a PostgreSQL server here',
    )
  })

  it(`loses no acknowledged row when it is killed during writes, ${killedRounds} times in a row`, async () => {
    const acknowledged = new Set<string>()
    for (let round = 1; round <= killedRounds; round += 1) {
      const child = startWriter(folder)
      await child.lines(20 * round)
      await kill(child)
      for (const id of child.acknowledged) acknowledged.add(id)
    }
    const { db } = await open(folder)
    const stored = new Set((await db.select({ id: vendors.id }).from(vendors)).map(({ id }) => id))
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
    expect(acknowledged.size).toBeGreaterThanOrEqual(19 + 39 + 59 + 79 + 99)
    // At most one row of each round was committed but not yet printed.
    expect(stored.size - acknowledged.size).toBeLessThanOrEqual(killedRounds)
    await expect(aVendor(db)).resolves.toBeDefined()
  })
})
