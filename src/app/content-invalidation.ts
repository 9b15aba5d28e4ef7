import type { ContentListener, Database, DatabaseState } from '#server/db/database.ts'

/** Milliseconds for which cached pages may be stale while notifications may be missed (docs/decisions/0032). */
const purgeInterval = 1000

interface ContentInvalidation {
  isDown: () => boolean
  stop: () => Promise<void>
}

/**
 * Purges the caches after each notification of changed content, and at an interval while notifications may be missed. While
 * the database is down nothing is purged periodically, since nothing could be rendered again.
 */
export async function invalidateOnContentChanges(
  database: Pick<Database, 'listen'>,
  onChange: ContentListener['onChange'],
  purge: () => void,
): Promise<ContentInvalidation> {
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
