import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Storage } from '../files/storage.ts'
import { makeBase } from './base/base-backup.ts'
import { selectNewPictures, selectPictures } from './base/stored-pictures.ts'
import { beginLog } from './log/begin-log.ts'
import type { FlushedLog, LogServer } from './log/log-server.ts'
import { shipLog } from './log/ship-log.ts'
import { pictureSender } from './send-pictures.ts'
import type { Manifest } from './target/layout.ts'
import type { Target } from './target/open-target.ts'

/** Milliseconds that the log waits for pictures that its rows name: on a slow line, texts must not wait for pictures. */
const pictureTime = 300

/** Milliseconds. */
const pollInterval = 100

export interface SessionParts {
  target: Target
  server: LogServer
  storage: Storage
  log: Logger
  url: string
  cluster: string
  dataDir: string
}

/** Backup of one database to one target, from its first base on. */
export interface BackupSession {
  /** Sends log and pictures. @returns up to which moment all is at the target. */
  ship(): Promise<Pick<FlushedLog, 'moment'>>
  /** Resolves once a new base is complete; `ship` has to be called meanwhile. */
  makeBase(signal: AbortSignal): Promise<Manifest>
  base(): Manifest | null
  /** Bytes of log since the newest base began. */
  logBytes(): number
  pictures(): number
  /** Of pictures that were removed from the target. */
  forget(keys: Iterable<string>): void
}

/** Of the embedded database, whose log is read. */
export async function openSession(parts: SessionParts): Promise<BackupSession> {
  const { target, server, storage, log } = parts
  const begun = await beginLog(parts)
  const sender = await pictureSender(target, storage, log)
  const shipper = shipLog({ ...parts, from: begun.from })
  let { base } = begun
  let all = sendAll()

  /** A failure is told by the next call that waits for it. */
  function sendAll(): Promise<void> {
    const sending = selectPictures(server).then((pictures) => sender.send(pictures))
    sending.catch(() => {})
    return sending
  }

  async function sendNew(): Promise<void> {
    const keys = await selectNewPictures(server)
    const sending = sender.send(keys.map((key) => ({ key })))
    sending.catch((error: unknown) => log.warn({ err: error }, 'backup: pictures could not be sent'))
    await Promise.race([sending, pause(pictureTime)])
  }

  return {
    ship: () => shipper.ship(sendNew),
    async makeBase(signal) {
      const untilShipped = async (position: number) => {
        while (shipper.position.shipped < position) await pause(pollInterval, null, { signal })
        await all
        all = sendAll()
        await all
      }
      base = await makeBase({ ...parts, ...shipper.position, untilShipped })
      return base
    },
    base: () => base,
    logBytes: () => shipper.position.shipped - (base?.start ?? shipper.position.shipped),
    pictures: () => sender.count(),
    forget: sender.forget,
  }
}
