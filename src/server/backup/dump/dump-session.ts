import type { Logger } from 'pino'
import type { Storage } from '../../files/storage.ts'
import { newestBase } from '../base/list-bases.ts'
import { selectNewPictures, selectPictures } from '../base/stored-pictures.ts'
import type { BackupSession } from '../backup-session.ts'
import type { LogServer } from '../log/log-server.ts'
import { pictureSender } from '../send-pictures.ts'
import { isDump } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'
import { makeDump } from './make-dump.ts'

interface SessionParts {
  target: Target
  server: LogServer
  storage: Storage
  log: Logger
  url: string
  dataDir: string
}

/** Backup of a database whose log stays with its provider: pictures at once, and dumps. */
export async function openDumpSession(parts: SessionParts): Promise<BackupSession> {
  const { target, server, storage, log } = parts
  const sender = await pictureSender(target, storage, log)
  const newest = await newestBase(target)
  let base = newest && isDump(newest) ? newest : null
  let isFirst = true

  async function send(keys: string[]): Promise<void> {
    await sender.send(keys.map((key) => ({ key })))
  }

  return {
    async ship() {
      const [now] = await server.query<{ moment: number }>(
        'select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as moment',
      )
      await (isFirst ? sender.send(await selectPictures(server)) : send(await selectNewPictures(server)))
      isFirst = false
      return now!
    },
    async makeBase() {
      base = await makeDump({ ...parts, send })
      return base
    },
    base: () => base,
    logBytes: () => 0,
    pictures: () => sender.count(),
    forget: sender.forget,
  }
}
