import type { ContentListener, Database, DatabaseState } from '#server/db/database.ts'

interface ContentInvalidation {
  isDown: () => boolean
  stop: () => Promise<void>
}

/**
 * Purges the caches after each change of content that this node hears of, and when it may have missed one
 * (docs/decisions/0032, 0087).
 */
export async function invalidateOnContentChanges(
  database: Pick<Database, 'listen'>,
  onChange: ContentListener['onChange'],
  purge: () => void,
  print: number,
): Promise<ContentInvalidation> {
  let state: DatabaseState = 'live'
  const stop = await database.listen({
    onChange,
    onState(next) {
      state = next
      purge()
    },
    print,
  })
  return { isDown: () => state === 'down', stop }
}
