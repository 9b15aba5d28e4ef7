import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { embeddedUrl } from '#server/db/embedded/open-embedded.ts'
import { signedOut } from './admin-fixtures.ts'
import { test as base } from './fixtures.ts'
import { startServer, startTimeout } from './own-server.ts'
import { tablesServer } from './servers.ts'

/** Runs SQL in the database of the test's server. */
type RunSql = (text: string, values: unknown[]) => Promise<unknown>

/** Tests on a server of their own that write rows which the program itself would never store. */
export const test = base.extend<object, { sql: RunSql }>({
  sql: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'hatheli-tables-'))
      const stop = await startServer(tablesServer, folder)
      const client = new pg.Client({ connectionString: embeddedUrl(folder) })
      await client.connect()
      await use((text, values) => client.query(text, values))
      await client.end()
      await stop()
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  baseURL: tablesServer.url,
  storageState: signedOut,
})
