import { Readable } from 'node:stream'
import { downloadEvent, restoreEvent, restorePointsPerPage, type LastRestore } from '#contract/admin/backup/backup.ts'
import { dayInIndia } from '#values/format/dates.ts'
import { adminAuthor, adminProcedure } from '../../api/admin-procedure.ts'
import type { RestorePoint } from '../../platform/backup/points/restore-point.ts'
import type { Db } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/db/writes/operations.ts'
import { selectChangedSince, selectLatest } from './changed-since.ts'

const { backup: procedures } = adminProcedure

export const backupAdminHandlers = {
  status: procedures.status.handler(({ context: { backup } }) => backup.status()),
  setup: procedures.setup.handler(async ({ context: { backup, db } }) => {
    const downloaded = await selectLatest(db, downloadEvent)
    return { ...(await backup.setup.read()), downloaded_at: downloaded?.at.toISOString() ?? null }
  }),
  points: procedures.points.handler(async ({ context: { backup, db, log }, input, errors }) => {
    const all = await backup.points().catch((error: unknown) => {
      log.warn({ err: error }, 'restore points could not be listed')
      throw errors.BACKUP_AWAY()
    })
    const older = input?.before === undefined ? all : all.filter(({ at }) => at < Date.parse(input.before!))
    const page = older.slice(0, restorePointsPerPage).map(({ id, at, bytes }) => ({ id, at: isoOf(at), bytes }))
    const since = await selectChangedSince(
      db,
      page.map(({ at }) => at),
    )
    return {
      points: page.map((point, index) => ({ ...point, changed: since[index]! })),
      more: older.length > page.length,
      last_restore: await lastRestore(db, all),
    }
  }),
  download: procedures.download.handler(async ({ context: { backup, db, identity } }) => {
    const archive = await backup.archive()
    await recordEvent(db, adminAuthor(identity, downloadEvent), {})
    const headers = {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="backup-${dayInIndia(new Date().toISOString())}.hatheli"`,
    }
    return { headers, body: Readable.toWeb(Readable.from(archive)) as ReadableStream<Uint8Array> }
  }),
}

/** At the first start there is no point to undo it. */
async function lastRestore(db: Db, points: RestorePoint[]): Promise<LastRestore | null> {
  const found = await selectLatest(db, restoreEvent)
  if (!found?.details.restored_to) return null
  const undo = points.find(({ id }) => id === found.details.undo)
  return {
    at: found.at.toISOString(),
    restored_to: found.details.restored_to,
    undo: undo ? { id: undo.id, at: isoOf(undo.at) } : null,
  }
}

function isoOf(at: number): string {
  return new Date(at).toISOString()
}
