import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '#server/config/config.ts'
import { connect } from '#server/db/connect.ts'
import { hasEmbedded } from '#server/db/embedded/open-embedded.ts'
import { openServerForCommand } from '#server/db/open-database.ts'
import { createLog } from '#server/log.ts'
import { paths } from '#server/paths.ts'
import { clockFinding } from './clock-finding.ts'
import { failed, ok, warning, type Found } from './finding.ts'

/** The one that is embedded; older ones may lack what migrations use. */
const supported = { least: 15, tested: 18 }

/** Of a node: its pool, pings and the listener. */
const connectionsOfNode = 12

/** @throws DatabaseUnavailable in one line that names no password. */
export async function checkDatabase(config: Config): Promise<{ database: Found[]; clock: Found[] }> {
  if (!config.databaseUrl && !hasEmbedded(config.dataDir)) {
    return { database: [ok('the embedded PostgreSQL is made at the first start')], clock: [] }
  }
  const server = await openServerForCommand({ config, log: createLog('silent') })
  try {
    const client = await connect(server.url)
    try {
      return { database: await lookAt(client, config), clock: config.databaseUrl ? [await clockOf(client)] : [] }
    } finally {
      await client.end()
    }
  } finally {
    await server.stop()
  }
}

async function lookAt(client: pg.Client, { databaseUrl }: Config): Promise<Found[]> {
  const facts = await factsOf(client)
  const place = databaseUrl ? 'PostgreSQL' : 'the embedded PostgreSQL'
  const limit = databaseUrl ? [connectionFinding(facts)] : []
  return [versionFinding(place, facts), encodingFinding(facts), ...limit, migrationFinding(await migrationsOf(client))]
}

interface Facts {
  version: string
  major: number
  encoding: string
  most: number
  used: number
}

async function factsOf(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::int / 10000 as major,
      current_setting('server_encoding') as encoding,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`)
  return rows[0]!
}

function versionFinding(place: string, { version, major }: Facts): Found {
  const message = `${place} ${version} answers`
  if (major < supported.least) return failed(message, `Upgrade it to version ${supported.tested}.`)
  return major < supported.tested
    ? warning(message, `The program is tested with version ${supported.tested}; upgrade when it suits.`)
    : ok(message)
}

function encodingFinding({ encoding }: Facts): Found {
  return encoding === 'UTF8'
    ? ok('its encoding is UTF8')
    : failed(`its encoding is ${encoding}`, 'Make a database with the encoding UTF8, and move the content there.')
}

function connectionFinding({ most, used }: Facts): Found {
  const message = `${used} of ${most} connections are in use, and each node needs up to ${connectionsOfNode}`
  return most - used < connectionsOfNode
    ? warning(message, 'Raise max_connections, or put PgBouncer in between.')
    : ok(message)
}

interface Migrations {
  applied: number
  known: number
  /** Milliseconds since 1970, as the migrations have them. */
  newestApplied: number
  newestKnown: number
}

async function migrationsOf(client: pg.Client): Promise<Migrations> {
  const journal = JSON.parse(await readFile(join(paths.migrations, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const known = journal.entries.map(({ when }) => when)
  const table = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  const { rows } = table.rows[0]!.found
    ? await client.query<{ created_at: number }>('select created_at from drizzle.__drizzle_migrations')
    : { rows: [] }
  const applied = rows.map(({ created_at: at }) => Number(at))
  const newest = (times: number[]) => Math.max(0, ...times)
  return {
    applied: applied.length,
    known: known.length,
    newestApplied: newest(applied),
    newestKnown: newest(known),
  }
}

function migrationFinding({ applied, known, newestApplied, newestKnown }: Migrations): Found {
  if (newestApplied > newestKnown) {
    return failed('its schema is newer than this version of the program', 'Install the version that made it.')
  }
  return newestApplied === newestKnown
    ? ok(`its schema is that of this version (${applied} migrations)`)
    : warning(`${known - applied} migrations are to be applied`, 'The next start applies them; back up before.')
}

/** Between two clocks of one machine there is nothing to compare. */
async function clockOf(client: pg.Client): Promise<Found> {
  const begin = Date.now()
  const { rows } = await client.query<{ now: number }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  )
  const end = Date.now()
  return clockFinding('the database', (rows[0]!.now - (begin + end) / 2) / 1000, (end - begin) / 2000)
}
