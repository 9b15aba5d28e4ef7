import { mkdirSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { openKey } from '#server/backup/archive/backup-key.ts'
import { startBackupJob } from '#server/backup/backup-job.ts'
import { openState } from '#server/backup/backup-state.ts'
import { readConfig } from '#server/config/config.ts'
import { embeddedUrl } from '#server/db/embedded/open-embedded.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { vendors } from '#server/db/schema.ts'
import { openStorage } from '#server/files/open-storage.ts'
import { createLog } from '#server/log.ts'
import { storePicture } from '#server/media/store-picture.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { contentHash } from './content-hash.ts'

/**
 * A process to be killed: opens the data folder in `DATA_DIR`, backs it up to `BACKUP_URL`, and once the first base is
 * complete saves, edits, removes and uploads for ever. It prints a line of JSON for everything that was acknowledged,
 * and now and then a moment with the content's hash.
 */
export type WriterLine =
  | { kind: 'ready' }
  | { kind: 'vendor' | 'picture'; id: string; at: number }
  | { kind: 'moment'; at: number; hash: string }

const config = readConfig(process.env)
mkdirSync(config.dataDir, { recursive: true })
const log = createLog(config.logLevel, process.stderr)
const { db } = await openDatabase({ config, log })
const storage = await openStorage(config)
const { key } = await openKey(config)
const state = await openState(config.dataDir)
const { dataDir } = config
const database = { url: embeddedUrl(dataDir), isEmbedded: true }
const job = startBackupJob({ settings: config.backup!, key, database, dataDir, storage, state, log })
while (!job.figures.shared().base) await new Promise((resolve) => setTimeout(resolve, 50))
say({ kind: 'ready' })

const picture = await aPictureFile({ width: 64, height: 40 })
for (;;) await act(Math.random())

async function act(chance: number): Promise<void> {
  if (chance < 0.6) return saveVendor()
  if (chance < 0.75) return editVendors()
  if (chance < 0.8) return rollBack()
  if (chance < 0.9) return upload()
  return tellMoment()
}

async function saveVendor(): Promise<void> {
  const { id } = await aVendor(db)
  say({ kind: 'vendor', id, at: Date.now() })
}

async function editVendors(): Promise<void> {
  const region = `Region ${Math.floor(Math.random() * 1000)}`
  await db
    .update(vendors)
    .set({ region })
    .where(sql`random() < 0.2`)
}

async function rollBack(): Promise<void> {
  await db
    .transaction(async (tx) => {
      await tx.delete(vendors).where(eq(vendors.region, 'nowhere'))
      await tx.update(vendors).set({ region: 'rolled back' })
      tx.rollback()
    })
    .catch(() => {})
}

async function upload(): Promise<void> {
  const { url } = await storePicture(db, storage, { bucket: 'trip-images', bytes: new Uint8Array(picture), keep: true })
  say({ kind: 'picture', id: url, at: Date.now() })
}

/** Nothing is written in the milliseconds before and after it. */
async function tellMoment(): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
  await pause()
  const at = Date.now()
  const hash = await contentHash(db)
  await pause()
  say({ kind: 'moment', at, hash })
}

function say(line: WriterLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
