import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { bringUpToDate } from '#server/platform/db/migrate.ts'
import { startTestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs of the run's PostgreSQL: the maintenance database, and the migrated template to clone. */
    postgres: { admin: string; template: string }
  }
}

const templateName = 'hatheli_template'

/** Vitest calls this once per run before any worker starts, and the returned function at the end of every run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestServer()
  try {
    const admin = postgres.urlOf('postgres')
    const template = postgres.urlOf(templateName)
    await createDatabase(admin)
    await bringUpToDate(template)
    project.provide('postgres', { admin, template })
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return postgres.stop
}

async function createDatabase(admin: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
}
