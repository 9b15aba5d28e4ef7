import type { ContentListener, Database, DatabaseState } from '#server/platform/db/database.ts'

interface ContentInvalidation {
  isDown: () => boolean
  stop: () => Promise<void>
}

/**
 * Purges the caches after each change of content, and when the database went away or came back (docs/decisions/0032, 0087).
 */
export async function invalidateOnContentChanges(
  database: Pick<Database, 'listen'>,
  onChange: ContentListener['onChange'],
  purge: () => void,
): Promise<ContentInvalidation> {
  let state: DatabaseState = 'live'
  const stop = await database.listen({
    onChange,
    onState(next) {
      state = next
      purge()
    },
  })
  return { isDown: () => state === 'down', stop }
}
