import type { ContentListener, Database, DatabaseState } from '#server/db/database.ts'

/** Milliseconds for which what is cached may be outdated while changes cannot be heard. */
const unheard = 1000

/** What follows the database's content. */
interface Following {
  /** @returns whether the database is known not to answer. */
  isDown: () => boolean
  stop: () => Promise<void>
}

/**
 * Hears of changes. While they may be missed, everything counts as changed again and again; while the database does not
 * answer there is nothing to read anew.
 * @param purge forgets what is cached.
 */
export async function followContentChanges(
  database: Pick<Database, 'listen'>,
  onChange: ContentListener['onChange'],
  purge: () => void,
): Promise<Following> {
  let state: DatabaseState = 'live'
  const timer = setInterval(() => {
    if (state === 'deaf') purge()
  }, unheard).unref()
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
