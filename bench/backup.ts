import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { startEmbedded } from '#server/platform/db/embedded/open-embedded.ts'
import { openPostgresql } from '#server/platform/db/postgresql.ts'
import { trips, versions } from '#server/platform/db/schema.ts'
import { nameAuthor } from '#server/platform/db/writes/operations.ts'
import type { Db } from '#server/platform/db/database.ts'
import { folderStorage } from '#server/platform/files/folder-storage.ts'
import { folderTarget, openDumper, silent } from '#tests/support/database/backed-up.ts'
import { round, table } from './support/figures.ts'
import { runOn, temporaryFolder } from './support/program.ts'
import { cpuSeconds } from './support/server-processes.ts'

const grown = 10_000
const wanted = 50_000

/** Trips saved in one transaction. */
const batch = 1000

/** Of a dump after one save. */
const limits = { bytes: 5_000_000, seconds: 3 }

/** What a dump costs with 10,000 trips and 50,000 versions: the first, one after a saved price, and one after nothing. */
export async function backup(): Promise<string> {
  const folder = temporaryFolder()
  const dataDir = join(folder.path, 'data')
  mkdirSync(dataDir)
  try {
    await runOn(dataDir, ['seed/commands/load.ts'])
    await runOn(dataDir, ['seed/commands/grow.ts', String(grown)])
    const server = await startEmbedded({ dataDir, log: silent })
    try {
      return await measure(server.url, dataDir, join(folder.path, 'target'))
    } finally {
      await server.stop()
    }
  } finally {
    folder.remove()
  }
}

async function measure(url: string, dataDir: string, place: string): Promise<string> {
  const database = await openPostgresql(url, silent)
  const { db } = database
  try {
    while ((await db.$count(versions)) < wanted) await saveAllPrices(db)
    const target = folderTarget(place)
    const { dump } = await openDumper({ url, dataDir, storage: folderStorage(join(dataDir, 'files')) }, target)
    const sizeOf = async () => [...(await target.sizes('')).values()].reduce((sum, size) => sum + size, 0)
    const timed = async (name: string) => {
      const before = { at: performance.now(), cpu: cpuSeconds(process.pid), size: await sizeOf() }
      await dump()
      const [seconds, cpu] = [(performance.now() - before.at) / 1000, cpuSeconds(process.pid) - before.cpu]
      return { name, bytes: (await sizeOf()) - before.size, cpu, seconds }
    }
    const first = await timed('first dump')
    await savePrices(db, 5000, 1)
    const saved = await timed('after one saved price')
    const dumps = [first, saved, await timed('nothing changed')]
    const counts = `${round(await db.$count(trips))} trips, ${round(await db.$count(versions))} versions.`
    const kept = saved.bytes < limits.bytes && saved.cpu < limits.seconds ? 'kept' : 'not kept'
    const limit = `Limit after one save: ${round(limits.bytes / 1000)} kB and ${limits.seconds} s of one core; ${kept}.`
    const figures = table(
      ['dump', 'kB sent', 'CPU s, with PostgreSQL', 'duration s'],
      dumps.map(({ name, bytes, cpu, seconds }) => [name, round(bytes / 1000), round(cpu), round(seconds)]),
    )
    return `${counts} ${limit}\n\n${figures}`
  } finally {
    await database.close()
  }
}

async function saveAllPrices(db: Db): Promise<void> {
  for (let first = 0; first < grown; first += batch) await savePrices(db, first, batch)
}

/** Raises the prices of some trips by a rupee, as one operation of the admin. */
async function savePrices(db: Db, first: number, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await nameAuthor(tx, { author: 'admin', operation: 'trips.update' })
    const chosen = sql`select id from trips order by id offset ${first} limit ${count}`
    await tx.execute(sql`update trips set price = price + 1 where id in (${chosen})`)
  })
}
