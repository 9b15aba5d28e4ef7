import { afterAll, beforeAll } from 'vitest'
import type { ObjectStorageSettings } from '#server/platform/config/storage-settings.ts'
import { startObjectStorage, type ObjectStorageServer } from './start-object-storage.ts'

/**
 * Starts an S3-compatible server for the tests of a file.
 * @returns a function that returns its endpoint and credentials; call it inside tests.
 */
export function objectStorageServer(): () => ObjectStorageSettings {
  let server: ObjectStorageServer | null = null
  beforeAll(async () => {
    server = await startObjectStorage()
  }, 30_000)
  afterAll(() => server?.stop())
  return () => server!.settings
}
