import { mkdirSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { openKey } from '#server/platform/backup/archive/backup-key.ts'
import { startBackupJob } from '#server/platform/backup/backup-job.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { embeddedUrl } from '#server/platform/db/embedded/open-embedded.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { vendors } from '#server/platform/db/schema.ts'
import { openStorage } from '#server/platform/files/open-storage.ts'
import { createLog } from '#server/platform/log.ts'
import { storePicture } from '#server/platform/media/store-picture.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

/**
 * A process to be killed: opens the data folder in `DATA_DIR`, backs it up to `BACKUP_URL`, and once the first restore point is
 * complete saves, edits, removes and uploads for ever. It prints a line of JSON for everything that was acknowledged.
 */
export type WriterLine = { kind: 'ready' } | { kind: 'vendor' | 'picture'; id: string; at: number }

const config = readConfig(process.env)
mkdirSync(config.dataDir, { recursive: true })
const log = createLog(config.logLevel, process.stderr)
const { db } = await openDatabase({ config, log })
const storage = await openStorage(config)
const { key } = await openKey(config)
const { dataDir } = config
const url = embeddedUrl(dataDir)
const job = startBackupJob({ settings: config.backup!, key, url, isShared: false, dataDir, storage, log })
while (!job.figures.shared().point) await new Promise((resolve) => setTimeout(resolve, 50))
say({ kind: 'ready' })

const picture = await aPictureFile({ width: 64, height: 40 })
for (;;) {
  await act(Math.random())
  await new Promise((resolve) => setTimeout(resolve, 20))
}

async function act(chance: number): Promise<void> {
  if (chance < 0.6) return saveVendor()
  if (chance < 0.75) return editVendors()
  if (chance < 0.8) return rollBack()
  return upload()
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

function say(line: WriterLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
