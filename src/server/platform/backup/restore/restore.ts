import type pg from 'pg'
import type { RestoreProgress } from '#contract/admin/backup/restores.ts'
import { connect } from '../../db/connect.ts'
import { copySettings, patientSettings, type Read } from '../../db/copy/tables.ts'
import { migrationLock } from '../../db/migrate.ts'
import { unmarkRestore } from '../../db/unfinished-restore.ts'
import type { Storage } from '../../files/storage.ts'
import { BackupRefused } from '../backup-refused.ts'
import { readPictures } from '../points/picture-list.ts'
import { readPoint, rowsOf, type PointManifest, type RestorePoint } from '../points/restore-point.ts'
import { names } from '../target/layout.ts'
import type { BackupObjects } from '../target/open-target.ts'
import { buildSchema, requireKnown } from './build-schema.ts'
import type { BackupSource } from './open-source.ts'
import { restorePictures, type PictureReport } from './restore-pictures.ts'
import { requireOwnSchema, swapSchema } from './swap-schema.ts'
import { join } from 'node:path'
import { makeDataFolder, replacePrivateFile, secretFile } from '../../config/data-folder.ts'
import { syncFolder } from '../../db/embedded/cluster.ts'

export interface RowsOptions {
  objects: BackupObjects
  manifest: PointManifest
  databaseUrl: string
  /** `accounts`: it is a former state of the same installation, whose accounts, mails and figures stay as they are. */
  stays: 'accounts' | 'nothing'
  onProgress: (progress: RestoreProgress) => void
  /** Called while nothing can be saved. */
  onLocked?: () => Promise<void>
  /** Called just before the commit. */
  onBuilt?: () => Promise<void>
}

export interface RestoreOptions extends Omit<RowsOptions, 'objects' | 'manifest' | 'onBuilt'> {
  source: BackupSource
  point: RestorePoint
  storage: Storage
  dataDir: string
  /** The configured secret; null if it is in the data folder. */
  sessionSecret: string | null
}

export interface RestoreReport {
  at: number
  /** Rows of the tables. */
  counts: Record<string, number>
  pictures: PictureReport
  /** Second factors were encrypted with another session secret than the configured one. */
  secretDiffers: boolean
}

/** Rows of the backup that are fetched ahead. */
const ahead = 4

/**
 * Replaces the state of a site by that of a restore point. Pictures come first; the database changes in one transaction,
 * so that whatever happens there is the old or the new state.
 * @throws BackupRefused in one line; nothing was changed then.
 */
export async function restore(options: RestoreOptions): Promise<RestoreReport> {
  const { source, point, storage, dataDir, sessionSecret, stays, onProgress } = options
  const { objects } = source
  const manifest = await readPoint(objects, point.id)
  requireKnown(manifest.migrations)
  const listed = await readPictures(objects, manifest)
  const fetchPictures = (onDone: (done: number) => void) => restorePictures(objects, storage, listed, onDone)
  onProgress({ step: 'pictures', done: 0, all: listed.length })
  const pictures = await fetchPictures((done) => onProgress({ step: 'pictures', done, all: listed.length }))
  const isNewSecret = stays === 'nothing' && manifest.secret !== null
  await restoreRows({
    ...options,
    objects,
    manifest,
    async onBuilt() {
      // A sweep of the former state may have removed some meanwhile.
      await fetchPictures(() => {})
      if (isNewSecret && sessionSecret === null) await storeSecret(dataDir, manifest.secret!)
    },
  })
  onProgress({ step: 'done', done: 1, all: 1 })
  const counts = Object.fromEntries(manifest.tables.map((table) => [table.name, rowsOf(table)]))
  const secretDiffers = isNewSecret && sessionSecret !== null && sessionSecret !== manifest.secret
  return { at: manifest.at, counts, pictures, secretDiffers }
}

/** The database's part of a restore. */
export async function restoreRows(options: RowsOptions): Promise<void> {
  const client = await connect(options.databaseUrl)
  try {
    await client.query('begin')
    await replaceRows(client, options)
    await unmarkRestore(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function replaceRows(client: pg.Client, options: RowsOptions): Promise<void> {
  const { objects, manifest, stays, onProgress, onLocked, onBuilt } = options
  const read: Read = async <Row>(query: string) => (await client.query(query)).rows as Row[]
  for (const setting of [...patientSettings, ...copySettings]) await client.query(`set local ${setting}`)
  await client.query('select pg_advisory_xact_lock_shared($1)', [migrationLock])
  await (stays === 'accounts' ? requireOwnSchema(read) : requireNoAccount(read))
  const all = manifest.tables.reduce((sum, table) => sum + rowsOf(table), 0)
  let done = 0
  await buildSchema({
    client,
    read,
    ...manifest,
    async *chunksOf({ chunks }) {
      const fetched = fetchAhead(chunks, ({ hash }) => objects.getContent(names.rows, hash))
      for await (const [chunk, rows] of fetched) {
        yield rows
        done += chunk.rows
        onProgress({ step: 'rows', done, all })
      }
    },
  })
  onProgress({ step: 'checking', done: 0, all: 1 })
  await swapSchema({
    client,
    read,
    sequences: manifest.sequences,
    isSameInstallation: stays === 'accounts',
    onLocked: onLocked ?? (async () => {}),
  })
  await onBuilt?.()
}

/** @throws BackupRefused if an account can sign in: its data must not be lost by mistake. */
async function requireNoAccount(read: Read): Promise<void> {
  const [found] = await read<{ has: boolean }>(`select to_regclass('public.auth_accounts') is not null as has`)
  if (!found!.has) return
  const [used] = await read<{ is: boolean }>(
    'select exists (select from public.auth_accounts where password is not null) as is',
  )
  if (used!.is) throw new BackupRefused('The database is in use: an account has a password. Name an empty one.')
}

async function* fetchAhead<Item, Value>(
  items: Item[],
  fetch: (item: Item) => Promise<Value>,
): AsyncGenerator<[Item, Value]> {
  const running: Promise<[Item, Value]>[] = []
  for (const item of items) {
    const fetching = fetch(item).then((value): [Item, Value] => [item, value])
    // A failure is thrown when its turn comes.
    fetching.catch(() => {})
    running.push(fetching)
    if (running.length > ahead) yield running.shift()!
  }
  for (const each of running) yield each
}

/** Replaces the session secret of a data folder. */
async function storeSecret(dataDir: string, secret: string): Promise<void> {
  await makeDataFolder(dataDir)
  await replacePrivateFile(join(dataDir, secretFile), secret)
  syncFolder(dataDir)
}
