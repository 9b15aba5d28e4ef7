import { Readable } from 'node:stream'
import { dayInIndia } from '#values/format/dates.ts'
import { adminProcedure } from '../common/admin-procedure.ts'
import { recordEvent } from '../../db/writes/change-author.ts'

const { backup: procedures } = adminProcedure

export const backupAdminHandlers = {
  status: procedures.status.handler(({ context: { backup } }) => backup.status()),
  download: procedures.download.handler(async ({ context: { backup, db, identity } }) => {
    const archive = await backup.archive()
    await recordEvent(db, { author: 'admin', operation: 'backup.download', session: identity.session.id }, {})
    const headers = {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="backup-${dayInIndia(new Date().toISOString())}.hatheli"`,
    }
    return { headers, body: Readable.toWeb(Readable.from(archive)) as ReadableStream<Uint8Array> }
  }),
}
