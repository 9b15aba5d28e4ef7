import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import type pg from 'pg'
import type { BackupPlace } from '../config/backup-settings.ts'
import { connect, destroyConnection } from '../db/connect.ts'
import { DatabaseUnavailable } from '../db/database.ts'
import { withTimeout } from '../db/with-timeout.ts'
import type { Read } from '../db/copy/tables.ts'
import type { BackupKey } from './archive/backup-key.ts'
import { TargetInUse } from './backup-refused.ts'
import { readSent, type SentObjects } from './dump/sent-objects.ts'
import { leaseTimes, openLease, type Renewal } from './target/lease.ts'
import { openTarget } from './target/open-target.ts'
import { siteOf } from './target/site.ts'

/** Any fixed number: nodes with one database write to a target one after another. */
const backupLock = 6_140_202

/** Milliseconds for the end of a connection. */
const closeTime = 2000

/** Whether another node waits for its turn, as SQL. */
export const isAwaited = `exists (select from pg_locks where locktype = 'advisory' and not granted and objsubid = 1
  and classid = 0 and objid = ${backupLock} and database = (select oid from pg_database where datname = current_database()))`

interface TurnParts {
  place: BackupPlace
  key: BackupKey
  url: string
  dataDir: string
}

export type Turn = Awaited<ReturnType<typeof openTurn>>

/** A target and the right to write to it: a lock among the nodes of a site, and a lease among sites. */
export async function openTurn({ place, key, url, dataDir }: TurnParts) {
  const target = await openTarget(place, key)
  const client = await connect(url)
  let isLost = false
  client.on('end', () => (isLost = true)).on('error', () => (isLost = true))
  const query: Read = async <Row>(text: string) => (await client.query<Row & pg.QueryResultRow>(text)).rows as Row[]
  const site = await siteOf(query)
  // The same after each start, another one on a copy of the folder.
  const holder = createHash('sha256').update(`${site} ${hostname()} ${dataDir}`).digest('hex').slice(0, 16)
  const lease = openLease({ target, holder, host: hostname(), site })
  let hasLock = false
  let renewed: Renewal | null = null
  let sent: SentObjects | null = null
  let timer: NodeJS.Timeout | undefined

  async function renew(): Promise<Renewal> {
    renewed = await lease.renew()
    if (!renewed.held) sent = null
    return renewed
  }

  async function lock(waits: boolean): Promise<boolean> {
    const call = waits ? 'pg_advisory_lock' : 'pg_try_advisory_lock'
    const [row] = await query<{ got: boolean | '' }>(`select ${call}(${backupLock}) as got`)
    return row!.got !== false
  }

  return {
    target,
    site,
    /** Runs on the connection that holds the lock; the knowledge of the target ends with it. */
    query,
    isLost: () => isLost,
    /**
     * @param waits whether to wait for another node to finish.
     * @returns whether this program may write, or who does; null while another node of the site does.
     */
    async take(waits: boolean): Promise<Renewal | null> {
      hasLock ||= await lock(waits)
      if (!hasLock) return null
      if (renewed?.held) return renewed
      timer ??= setInterval(() => void renew().catch(() => {}), leaseTimes.renewal)
      return renew()
    },
    /** Renews the lease. @throws TargetInUse when another writer has the target. */
    async require() {
      if (isLost) throw new DatabaseUnavailable('The connection to the database was lost')
      const now = await renew()
      if (!now.held) throw new TargetInUse(now.host)
    },
    /** Objects at the target, listed when the turn began. */
    async sent() {
      sent ??= await readSent(target)
      return sent
    },
    async give() {
      clearInterval(timer)
      timer = undefined
      renewed = null
      sent = null
      if (!hasLock) return
      await lease.release()
      await query(`select pg_advisory_unlock(${backupLock})`)
      hasLock = false
    },
    async close() {
      clearInterval(timer)
      await withTimeout(closeTime, client.end()).catch(() => destroyConnection(client))
    },
  }
}
