import type { Database, DatabaseState } from '#server/db/database.ts'

/** Milliseconds for which what is cached may be outdated while changes cannot be heard. */
const unheard = 1000

/** What follows the database's content. */
export interface Following {
  /** @returns whether the database is known not to answer. */
  isDown: () => boolean
  stop: () => Promise<void>
}

/**
 * Calls `contentChanged` after each change. While changes may be missed, everything counts as changed again and again;
 * while the database does not answer there is nothing to read anew.
 */
export async function followContent(
  database: Pick<Database, 'listen'>,
  contentChanged: () => void,
): Promise<Following> {
  let state: DatabaseState = 'live'
  const timer = setInterval(() => {
    if (state === 'deaf') contentChanged()
  }, unheard).unref()
  const stopListening = await database.listen({
    onChange: contentChanged,
    onState(next) {
      state = next
      contentChanged()
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
