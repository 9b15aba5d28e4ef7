import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { filesFolder } from '../config/data-folder.ts'
import { folderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/**
 * The S3 client takes 35 MB of memory, so it is imported only if it is configured: docs/decisions/0015.
 * @returns the bucket of `S3_BUCKET`, or the folder `files` under `DATA_DIR`.
 * @throws StorageUnavailable when the bucket cannot be used.
 */
export async function openStorage({
  objectStorage,
  dataDir,
}: Pick<Config, 'objectStorage' | 'dataDir'>): Promise<Storage> {
  if (!objectStorage) return folderStorage(join(dataDir, filesFolder))
  const [{ openS3Client }, { s3Storage }] = await Promise.all([import('./s3-client.ts'), import('./s3-storage.ts')])
  return s3Storage(await openS3Client(objectStorage), objectStorage.bucket)
}
