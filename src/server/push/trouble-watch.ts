import { and, eq, lt, sql } from 'drizzle-orm'
import type { ApiParts } from '../api/context.ts'
import type { Db } from '../platform/db/database.ts'
import { milestones } from '../platform/db/schema.ts'
import { queuePush } from './push-outbox.ts'

type Kind = 'backup' | 'disk'

interface WatchParts extends Pick<ApiParts, 'db' | 'disk' | 'backup'> {
  /** Milliseconds for which trouble has lasted before it is reported; less may be a short loss of the network. */
  patience?: number
}

/**
 * Notifies the owner when the backup or the disk gets into trouble: once, whichever node sees it, also after a restart.
 * @returns looks at both.
 */
export function troubleWatch({ db, disk, backup, patience = 120_000 }: WatchParts): () => Promise<void> {
  const since = new Map<Kind, number>()

  async function look(kind: Kind, isBad: boolean): Promise<void> {
    if (!isBad) since.delete(kind)
    else if (!since.has(kind)) since.set(kind, Date.now())
    if (!isBad) await endReport(db, kind)
    else if (Date.now() - since.get(kind)! >= patience) await report(db, kind)
  }

  return async () => {
    const { state, drill } = backup.status()
    await look('backup', state === 'away' || state === 'in_use' || drill?.passed === false)
    await look('disk', disk !== null && (await disk.usage()).state !== 'enough')
  }
}

/** The node that inserts the row notifies; all renew it while the trouble lasts. */
async function report(db: Db, kind: Kind): Promise<void> {
  const reached_at = sql`now()`
  const setWhere = lt(milestones.reached_at, sql`now() - interval '10 minutes'`)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(milestones)
      .values({ name: `${kind}-trouble`, reached_at })
      .onConflictDoUpdate({ target: milestones.name, set: { reached_at }, setWhere })
      .returning({ isNew: sql<boolean>`xmax = 0` })
    if (row?.isNew) await queuePush(tx as Db, kind)
  })
}

/** Once no node has seen the trouble for an hour. */
async function endReport(db: Db, kind: Kind): Promise<void> {
  const isOver = lt(milestones.reached_at, sql`now() - interval '1 hour'`)
  await db.delete(milestones).where(and(eq(milestones.name, `${kind}-trouble`), isOver))
}
