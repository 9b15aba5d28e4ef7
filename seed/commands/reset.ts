import { createInterface } from 'node:readline/promises'
import { hasOwnContent } from '#server/dashboard/first-run/sample.ts'
import { SeedError, withStore } from '../open-store.ts'
import { resetDemo } from '../reset.ts'

const question =
  'This deletes all trips, vendors, stories, testimonials, pictures and their history, and loads the demo catalogue. Continue? (yes/no) '

/**
 * `npm run demo:reset`: removes all content with its pictures and history, and loads the demo catalogue. Asks on a terminal;
 * `--yes` answers, and is required where content is not sample.
 */
await withStore(
  async ({ database, storage, log }) => {
    if (!process.argv.includes('--yes')) {
      if (await hasOwnContent(database.db)) {
        throw new SeedError(
          'Some content is not sample. `npm run demo:reset -- --yes` deletes it with its pictures and all history. Nothing was changed.',
        )
      }
      if (process.stdin.isTTY && !(await isConfirmed())) throw new SeedError('Nothing was changed.')
    }
    await resetDemo(database.db, storage, log)
  },
  { alone: true },
)

async function isConfirmed(): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await lines.question(question)).trim())
  } finally {
    lines.close()
  }
}
