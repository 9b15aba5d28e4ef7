import { and, eq, lt, sql } from 'drizzle-orm'
import type { ApiParts } from '../api/context.ts'
import type { Db } from '../platform/db/database.ts'
import { milestones } from '../platform/db/schema.ts'
import { queuePush } from './push-outbox.ts'

interface WatchParts extends Pick<ApiParts, 'disk' | 'backup'> {
  db: Db
  /** Milliseconds for which trouble has lasted before it is reported; less may be a short loss of the network. */
  patience?: number
}

/** How often a node notes that trouble continues, and how long all nodes have seen none when it counts as over. */
const times = { noted: sql`interval '10 minutes'`, over: sql`interval '1 hour'` }

/**
 * Notifies the owner when the backup or the disk gets into trouble: once, whichever node sees it, also after a restart.
 * @returns looks at both.
 */
export function troubleWatch({ db, disk, backup, patience = 120_000 }: WatchParts): () => Promise<void> {
  const since: Record<'backup' | 'disk', number | null> = { backup: null, disk: null }

  async function look(kind: 'backup' | 'disk', isBad: boolean): Promise<void> {
    if (!isBad) {
      since[kind] = null
      return clear(db, kind)
    }
    since[kind] ??= Date.now()
    if (Date.now() - since[kind] >= patience) await report(db, kind)
  }

  return async () => {
    const { state, drill } = backup.status()
    await look('backup', state === 'away' || state === 'in_use' || drill?.passed === false)
    await look('disk', disk !== null && (await disk.usage()).state !== 'enough')
  }
}

const nameOf = (kind: 'backup' | 'disk') => `${kind}-trouble` as const

/** The row that one node inserts is the report; the others only keep it. */
async function report(db: Db, kind: 'backup' | 'disk'): Promise<void> {
  await db.transaction(async (tx) => {
    const reached_at = sql`now()`
    const [row] = await tx
      .insert(milestones)
      .values({ name: nameOf(kind), reached_at })
      .onConflictDoUpdate({
        target: milestones.name,
        set: { reached_at },
        setWhere: lt(milestones.reached_at, sql`now() - ${times.noted}`),
      })
      .returning({ isNew: sql<boolean>`xmax = 0` })
    if (row?.isNew) await queuePush(tx as Db, kind)
  })
}

async function clear(db: Db, kind: 'backup' | 'disk'): Promise<void> {
  const isOver = lt(milestones.reached_at, sql`now() - ${times.over}`)
  await db.delete(milestones).where(and(eq(milestones.name, nameOf(kind)), isOver))
}
