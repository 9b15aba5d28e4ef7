import type pg from 'pg'
import { siteOf } from '#server/backup/target/site.ts'
import type { Config } from '#server/config/config.ts'
import { serverAddress } from '#server/config/database-settings.ts'
import { connect } from '#server/db/connect.ts'
import { failed, ok, warning, type Found } from './finding.ts'

/** Whether a pooler leads to the database that its direct address names. @throws DatabaseUnavailable in one line. */
export async function checkPooler({ databaseUrl, databaseDirectUrl }: Config): Promise<Found[]> {
  if (!databaseUrl || !databaseDirectUrl) return []
  const [pooled, direct] = [await at(databaseUrl, identityOf), await at(databaseDirectUrl, identityOf)]
  if (pooled === direct) return [ok('DATABASE_URL and DATABASE_DIRECT_URL lead to the same database')]
  const advice = 'Name the same server and database in both, one of them by way of the pooler.'
  return [failed('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases', advice)]
}

/** Whether each replica follows the database. */
export async function checkReplicas(config: Config): Promise<Found[]> {
  const address = serverAddress(config)
  if (!address || config.databaseReplicaUrls.length === 0) return []
  const primary = await at(address, identityOf)
  return Promise.all(config.databaseReplicaUrls.map((url) => checkReplica(url, primary)))
}

async function checkReplica(url: string, primary: string): Promise<Found> {
  const place = new URL(url).host
  try {
    return await at(url, async (client) => replicaFinding(place, await factsOf(client), primary))
  } catch {
    return failed(`the replica ${place} does not answer`, 'Pages come from the primary meanwhile; look at its log.')
  }
}

interface ReplicaFacts {
  identity: string
  isReplica: boolean
  /** Whether it says how far it has come. */
  tells: boolean
  /** Bytes that it has received and not replayed. */
  behind: number
}

async function factsOf(client: pg.Client): Promise<ReplicaFacts> {
  const { rows } = await client.query<Omit<ReplicaFacts, 'identity'>>(`
    select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() is not null as tells,
      coalesce(pg_last_wal_receive_lsn() - pg_last_wal_replay_lsn(), 0)::float8 as behind`)
  return { ...rows[0]!, identity: await identityOf(client) }
}

function replicaFinding(place: string, { identity, isReplica, tells, behind }: ReplicaFacts, primary: string): Found {
  if (!isReplica) return failed(`${place} is no replica`, 'Name streaming replicas alone in DATABASE_REPLICA_URLS.')
  if (identity !== primary) return failed(`${place} is a replica of another database`, 'Name one of this database.')
  if (!tells) return warning(`the replica ${place} does not say how far it is, so it is never used`, 'Leave it out.')
  return ok(`the replica ${place} follows, ${behind} bytes behind what it has received`)
}

function identityOf(client: pg.Client): Promise<string> {
  return siteOf({ query: async <Row>(text: string) => (await client.query(text)).rows as Row[] })
}

async function at<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
