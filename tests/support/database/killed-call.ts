import { createRouterClient } from '@orpc/server'
import { noBackup } from '#tests/support/no-backup.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { previewTypes } from '#server/catalogue/preview-types.ts'
import { previewKeys } from '#server/platform/auth/preview-keys.ts'
import { contentParts } from '#server/catalogue/content-types.ts'
import { settingsReader } from '#server/catalogue/settings/settings-reader.ts'
import { apiRouter } from '#server/routes/api/api-router.ts'
import { openPostgresql } from '#server/platform/db/postgresql.ts'
import { contentWrites } from '#server/platform/db/writes/content-writes.ts'
import { pushInTests } from '#tests/support/push-double.ts'
import { folderStorage } from '#server/platform/files/folder-storage.ts'
import { createLog } from '#server/platform/log.ts'
import type { TrashEntity } from '#contract/admin/changes/trash.ts'

/**
 * A process to be killed in the middle of a call. Arguments: URL of the database, folder of the files, call, content type
 * and id of an item in the trash.
 */
const [url, folder, call, entity, item_id] = process.argv.slice(2) as [
  string,
  string,
  'restore' | 'purge',
  TrashEntity,
  string,
]
const log = createLog('silent')
const { db } = await openPostgresql(url, log)
const { profile } = readConfig({ SITE_URL: 'https://hatheli.test', DATA_DIR: folder })
const session = { id: 'killed', createdAt: new Date(), expiresAt: new Date(Date.now() + 3_600_000) }
const admin = async () => ({ id: 'admin', email: 'admin@hatheli.example', twoFactorEnabled: false, session })
const writes = contentWrites(() => {})
const previews = { types: previewTypes, ...previewKeys('killed') }
const context = {
  db,
  storage: folderStorage(folder),
  settings: settingsReader(db, profile),
  log,
  disk: null,
  backup: noBackup,
  push: pushInTests(db),
  writes,
  admin,
  ...contentParts,
  previews,
  loadSample: async () => null,
}
await createRouterClient(apiRouter, { context }).admin.trash[call]({ entity, item_id })
process.exit()
