import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import type { Config } from '#server/platform/config/config.ts'
import { connect } from '#server/platform/db/connect.ts'
import { DatabaseUnavailable } from '#server/platform/db/database.ts'
import { hasEmbedded } from '#server/platform/db/embedded/open-embedded.ts'
import { openServerForCommand } from '#server/platform/db/open-database.ts'
import { appliedMigrations, refuseUnknownSchema } from '#server/platform/db/known-schema.ts'
import { isRestoreUnfinished } from '#server/platform/db/unfinished-restore.ts'
import { createLog } from '#server/platform/log.ts'
import { paths } from '#server/paths.ts'
import { clockFinding } from './clock-finding.ts'
import { failed, ok, warning, type Found } from './finding.ts'

/** `tested` is the embedded version; older ones may lack features that migrations use. */
const supported = { least: 15, tested: 18 }

/** Connections of one node: its pool, pings and the listener. */
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
  return [versionFinding(place, facts), encodingFinding(facts), ...limit, await migrationFinding(client)]
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
  return most - used < connectionsOfNode ? warning(message, 'Raise max_connections, or run fewer nodes.') : ok(message)
}

async function migrationFinding(client: pg.Client): Promise<Found> {
  if (await isRestoreUnfinished(client)) {
    return failed('a restore into it was interrupted', "Run 'npm run restore' again, or use a new database.")
  }
  const refusal = await refuseUnknownSchema(client, paths.migrations).catch((error: unknown) => error)
  if (refusal instanceof DatabaseUnavailable) {
    return failed('its schema is unknown to this version', 'Install the version that made it.')
  }
  if (refusal) throw refusal
  const known = readMigrationFiles({ migrationsFolder: paths.migrations }).length
  const { length: applied } = await appliedMigrations(client)
  return applied >= known
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
