import type { ContentListener, Database, DatabaseState } from '#server/db/database.ts'

/** Milliseconds for which cached pages may be stale while notifications are missed (docs/decisions/0032). */
const purgeInterval = 1000

interface Following {
  /** @returns whether the database is known not to answer. */
  isDown: () => boolean
  stop: () => Promise<void>
}

/**
 * Purges the caches when content changes: after each notification, and every second while notifications may be missed. While
 * the database is down nothing could be created anew, so nothing is purged.
 */
export async function followContentChanges(
  database: Pick<Database, 'listen'>,
  onChange: ContentListener['onChange'],
  purge: () => void,
): Promise<Following> {
  let state: DatabaseState = 'live'
  const timer = setInterval(() => {
    if (state === 'deaf') purge()
  }, purgeInterval).unref()
  const stopListening = await database.listen({
    onChange,
    onState(next) {
      state = next
      purge()
    },
  })
  return {
    isDown: () => state === 'down',
    async stop() {
      clearInterval(timer)
      await stopListening()
    },
  }
}
