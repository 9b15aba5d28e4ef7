import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable, type Database, type Db } from '#server/db/database.ts'
import { packagedBinaries } from '#server/db/embedded/binaries.ts'
import { serverPid } from '#server/db/embedded/leftover.ts'
import { embeddedPaths } from '#server/db/embedded/open-embedded.ts'
import { openDatabase, openDatabaseBeside } from '#server/db/open-database.ts'
import { vendors } from '#server/db/schema.ts'
import { createLog } from '#server/log.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { kill, killWriters, startWriter } from '../support/database/killed-writer.ts'

const killedRounds = 5

/** A busy machine needs its time for a server that starts or stops. */
const patience = { timeout: 30_000, interval: 20 }

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
    // A process that ended and was not waited for yet has no command line.
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

describe('the embedded database over a folder', () => {
  // Making a cluster takes longer than copying one.
  const all = mkdtempSync(join(tmpdir(), 'hatheli-embedded-'))
  const made = join(all, 'not', 'there', 'yet')
  let folder = ''

  beforeAll(async () => {
    await open(made).then(close)
  })
  beforeEach(() => {
    folder = mkdtempSync(join(all, 'copy-'))
    cpSync(made, folder, { recursive: true })
  })
  afterEach(async () => {
    killWriters()
    await Promise.all([...opened].map(close))
  })
  afterAll(() => rmSync(all, { recursive: true, force: true }))

  it('keeps what was written for the next start', async () => {
    const first = await open(folder)
    const { id } = await aVendor(first.db)
    await close(first)
    const second = await open(folder)
    expect((await second.db.select().from(vendors)).map((row) => row.id)).toEqual([id])
  })

  it('has every commit written to disk, with checksums, and sorts the same on every machine', async () => {
    const database = await open(folder)
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding']
    expect(await settingsOf(database, ...names)).toEqual(['on', 'on', 'on', 'on', 'UTF8'])
    const result = await database.db.execute(
      sql`select datlocprovider::text || ' ' || datlocale as locale from pg_database where datname = current_database()`,
    )
    expect((result as unknown as { rows: unknown[] }).rows).toEqual([{ locale: 'b C.UTF-8' }])
  })

  it('is reached through a socket that is closed to others, and by no port', async () => {
    const database = await open(folder)
    expect(await settingsOf(database, 'listen_addresses')).toEqual([''])
    const { cluster, socketFolder } = embeddedPaths(folder)
    for (const each of [cluster, socketFolder]) expect(statSync(each).mode & 0o777).toBe(0o700)
    expect(readdirSync(socketFolder)).toContain('.s.PGSQL.5432')
  })

  it.runIf(process.platform === 'linux')('is told none of the program’s secrets', async () => {
    vi.stubEnv('SESSION_SECRET', 'a secret of the program alone')
    await open(folder).finally(() => vi.unstubAllEnvs())
    const environment = readFileSync(`/proc/${serverPid(embeddedPaths(folder).cluster)}/environ`, 'utf8')
    expect(environment).toContain('PATH=')
    expect(environment).not.toContain('SECRET')
  })

  it.each([
    ['with spaces', 'a folder of ours'],
    ['of 150 characters', 'x'.repeat(150)],
  ])('works in a path %s', async (_name, name) => {
    const dataDir = join(folder, name)
    mkdirSync(dataDir)
    cpSync(embeddedPaths(made).cluster, embeddedPaths(dataDir).cluster, { recursive: true })
    const database = await open(dataDir)
    await expect(aVendor(database.db)).resolves.toBeDefined()
  })

  it('refuses a second process on the same folder in one clear line, and lets it in when the first is dead', async () => {
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

  it('refuses a second opening in this process too, and opens again once it is closed', async () => {
    const database = await open(folder)
    await expect(open(folder)).rejects.toThrow('is in use by another process')
    await close(database)
    await open(folder)
  })

  it('is shared with commands beside the program', async () => {
    const database = await open(folder)
    const { id } = await aVendor(database.db)
    const options = { config: { dataDir: folder, databaseUrl: null }, log: createLog('silent') }
    const beside = await openDatabaseBeside(options)
    expect((await beside.db.select().from(vendors)).map((row) => row.id)).toEqual([id])
    await beside.close()
    await expect(database.ping()).resolves.toBeUndefined()
  })

  it('stops its server when the program is killed', async () => {
    const program = startWriter(folder)
    await program.lines(2)
    const pid = serverPid(embeddedPaths(folder).cluster)!
    expect(isRunning(pid)).toBe(true)
    await kill(program)
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), patience)
  })

  it('is started again when its server is killed, and says meanwhile that it is down', async () => {
    const database = await open(folder)
    const states: string[] = []
    const stop = await database.listen({ onChange: () => {}, onState: (state) => states.push(state) })
    const { cluster } = embeddedPaths(folder)
    const { id } = await aVendor(database.db)
    const pid = serverPid(cluster)!
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(states).toContain('down'), patience)
    await vi.waitFor(() => expect(states.at(-1)).toBe('live'), patience)
    expect(serverPid(cluster)).not.toBe(pid)
    expect(database.figures().restarts).toBe(1)
    expect((await database.db.select().from(vendors)).map((row) => row.id)).toEqual([id])
    await stop()
  })

  it('fails a transaction whose server is killed between two of its queries, and nothing else', async () => {
    const { db } = await open(folder)
    const { cluster } = embeddedPaths(folder)
    const transaction = db.transaction(async (tx) => {
      await aVendor(tx as Db)
      const pid = serverPid(cluster)!
      process.kill(pid, 'SIGKILL')
      await vi.waitFor(() => expect(serverPid(cluster)).not.toBe(pid), patience)
      await aVendor(tx as Db)
    })
    await expect(transaction).rejects.toThrow()
    await vi.waitFor(async () => expect(await db.$count(vendors)).toBe(0), patience)
  })

  it('does not take the process that has a dead server’s number for the server', async () => {
    const { cluster } = embeddedPaths(folder)
    writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`)
    await open(folder)
    expect(serverPid(cluster)).not.toBe(process.pid)
  })

  it.each([
    ['17', "upgrade it as README.md tells under 'Upgrading PostgreSQL'"],
    ['19', 'start the newer version of the program that made it'],
  ])('refuses a folder of PostgreSQL %s in one clear line', async (major, advice) => {
    const { cluster } = embeddedPaths(folder)
    writeFileSync(join(cluster, 'PG_VERSION'), `${major}\n`)
    await expect(open(folder)).rejects.toThrow(
      `DATA_DIR: ${cluster} was made by PostgreSQL ${major}, and this is PostgreSQL 18; ${advice}`,
    )
  })

  it('refuses a folder of the former engine in one clear line, and leaves it alone', async () => {
    const dataDir = mkdtempSync(join(all, 'former-'))
    mkdirSync(join(dataDir, 'database'))
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n')
    await expect(open(dataDir)).rejects.toThrow(/was made by version 0\.1; run 'npm run db:convert' once/)
    expect(readdirSync(join(dataDir, 'database'))).toEqual(['PG_VERSION'])
  })

  it('a first start that was interrupted leaves nothing behind that the next one takes for a cluster', async () => {
    const dataDir = mkdtempSync(join(all, 'interrupted-'))
    mkdirSync(join(dataDir, 'postgres.unfinished', 'base'), { recursive: true })
    await open(dataDir)
    expect(readdirSync(dataDir)).not.toContain('postgres.unfinished')
  })

  it('names DATABASE_URL where there is no PostgreSQL for the machine', async () => {
    await expect(packagedBinaries('sunos-sparc')).rejects.toThrow(
      'DATABASE_URL: there is no embedded PostgreSQL for this machine (sunos-sparc); name a PostgreSQL server here',
    )
  })

  it(`loses no acknowledged row when it is killed in the middle of writing, ${killedRounds} times over`, async () => {
    const acknowledged = new Set<string>()
    for (let round = 1; round <= killedRounds; round += 1) {
      const child = startWriter(folder)
      await child.lines(20 * round)
      await kill(child)
      for (const id of child.acknowledged) acknowledged.add(id)
    }
    const { db } = await open(folder)
    const kept = new Set((await db.select({ id: vendors.id }).from(vendors)).map(({ id }) => id))
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
    expect(acknowledged.size).toBeGreaterThanOrEqual(19 + 39 + 59 + 79 + 99)
    // At most the one row of each round that was committed but not yet told.
    expect(kept.size - acknowledged.size).toBeLessThanOrEqual(killedRounds)
    await expect(aVendor(db)).resolves.toBeDefined()
  })
})
