import { createRouterClient, type RouterClient } from '@orpc/server'
import { join } from 'node:path'
import type { AdminIdentity } from '#server/auth/visitor.ts'
import { apiRouter, type ApiRouter } from '#server/catalogue/api-router.ts'
import { contentParts } from '#server/catalogue/content-types.ts'
import { settingsReader } from '#server/catalogue/site/settings/settings-reader.ts'
import { previewTypes } from '#server/catalogue/preview-types.ts'
import { noBackup } from '#server/backup/open-backup.ts'
import { readConfig } from '#server/config/config.ts'
import { connect } from '#server/db/connect.ts'
import type { Db } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/open-embedded.ts'
import { openPostgresql } from '#server/db/postgresql.ts'
import { contentWrites } from '#server/db/writes/content-writes.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { createLog } from '#server/log.ts'
import { previewKeys } from '#server/auth/preview-keys.ts'

/** The back office’s API on the bundled server with its own settings, without HTTP. */
export interface MeasuredHistory {
  db: Db
  /** With recording, and without it, on the same rows. */
  recorded: RouterClient<ApiRouter>['admin']
  unrecorded: RouterClient<ApiRouter>['admin']
  /** Adds so many changes, as if prices and short texts of all trips had been saved in turn. */
  grow: (many: number) => Promise<void>
  close: () => Promise<void>
}

const admin: AdminIdentity = {
  id: 'admin',
  email: 'admin@hatheli.example',
  twoFactorEnabled: false,
  session: { id: 'session', createdAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) },
}

/** @param folder empty. */
export async function openHistory(folder: string): Promise<MeasuredHistory> {
  const log = createLog('silent')
  const config = readConfig({ NODE_ENV: 'test', SITE_URL: 'https://hatheli.test', DATA_DIR: folder })
  const server = await startEmbedded({ dataDir: folder, log })
  const recording = await openPostgresql(server.url, log)
  // A setting of the connections, so that the statements of a save are the same.
  const silent = await openPostgresql(`${server.url}&options=-c%20hatheli.changes%3Doff`, log)
  const storage = folderStorage(join(folder, 'measured-files'))
  const previews = { types: previewTypes, ...previewKeys('measured') }
  const parts = {
    storage,
    settings: settingsReader(recording.db, config.profile),
    log,
    disk: null,
    backup: noBackup,
    writes: contentWrites(() => {}),
    ...contentParts,
    previews,
    loadSample: async () => null,
  }
  const clientOf = (db: Db) =>
    createRouterClient(apiRouter, { context: { ...parts, db, admin: async () => admin } }).admin
  return {
    db: recording.db,
    recorded: clientOf(recording.db),
    unrecorded: clientOf(silent.db),
    async grow(many) {
      const client = await connect(server.url)
      for (const statement of savesOf(many)) await client.query(statement)
      await client.end()
    },
    close: async () => {
      await recording.close()
      await silent.close()
      await server.stop()
    },
  }
}

/** As the triggers write them for saves of prices and short texts, one change each, of all trips in turn. */
const savesOf = (many: number) => [
  `insert into changes (author, operation, session_id)
    select 'admin', 'trips.update', 'session' from generate_series(1, ${many})`,
  // Each item's foreign key is looked up, by the index only where the table is known to be large.
  'analyze changes',
  `with numbered as (
    select id, title, row_number() over (order by created_at, id) - 1 as place, count(*) over () as trips from trips
  )
  insert into change_items (change_id, kind, row_table, row_id, noun, noun_id, label, before, after)
    select change.id, 'update', 'trips', trip.id, 'trips', trip.id, trip.title,
      jsonb_build_object('price', change.id, 'short_description', 'Walk ' || change.id || ' through the sal forest, with a boat at noon'),
      jsonb_build_object('price', change.id + 1, 'short_description', 'Walk ' || change.id + 1 || ' through the sal forest, with a boat at noon')
    from (select id from changes order by id desc limit ${many}) as change
    join numbered as trip on trip.place = change.id % trip.trips`,
  'vacuum (analyze)',
]
