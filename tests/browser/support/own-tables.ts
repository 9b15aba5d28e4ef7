import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { embeddedUrl } from '#server/platform/db/embedded/open-embedded.ts'
import { signedOut } from './admin-fixtures.ts'
import { test as base } from './fixtures.ts'
import { startServer, startTimeout, type OwnServer } from './own-server.ts'

/** Runs SQL in the database of the test's server. */
type RunSql = (text: string, values: unknown[]) => Promise<unknown>

/** Tests on a separate server that write rows which the program would never store. */
export const test = base.extend<object, { server: OwnServer & { sql: RunSql }; sql: RunSql }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'hatheli-tables-'))
      const server = await startServer(folder)
      const client = new pg.Client({ connectionString: embeddedUrl(folder) })
      await client.connect()
      await use({ ...server, sql: (text, values) => client.query(text, values) })
      await client.end()
      await server.stop()
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  sql: [({ server }, use) => use(server.sql), { scope: 'worker' }],
  baseURL: ({ server }, use) => use(server.url),
  storageState: signedOut,
})
