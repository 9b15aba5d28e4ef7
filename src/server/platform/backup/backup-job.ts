import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { BackupSettings } from '../config/backup-settings.ts'
import type { Storage } from '../files/storage.ts'
import type { BackupKey } from './archive/backup-key.ts'
import { BackupRefused, TargetInUse } from './backup-refused.ts'
import { DumpTooSlow } from './dump/make-point.ts'
import { openFigures, type Figures, type SharedFigures } from './figures.ts'
import { openLeader, type Leader } from './leader.ts'
import { names } from './target/layout.ts'
import { openTurn, type Turn } from './turn.ts'

/** Milliseconds between two looks at the database, and at a target that another node or program writes to. */
const intervals = { look: 2000, watch: 5000 }

/** Milliseconds before another try after a failure, doubled with each. */
const backOff = { first: 1000, longest: 30_000 }

/** Milliseconds for the last changes when the program stops. */
const stopTime = 8000

interface BackupJobParts {
  settings: BackupSettings
  key: BackupKey
  /** URL of the database server. */
  url: string
  /** Whether other nodes may use the same database. */
  isShared: boolean
  dataDir: string
  storage: Storage
  log: Logger
}

/** The writer of a target, and its work. */
export interface Writer {
  turn: Turn
  leader: Leader
}

interface Request {
  work: (writer: Writer) => Promise<void>
  refuse: (error: unknown) => void
}

export type BackupJob = ReturnType<typeof startBackupJob>

/** Backs up until it is stopped; no failure reaches a save: docs/decisions/0079. */
export function startBackupJob(parts: BackupJobParts) {
  const { settings, log } = parts
  const stopping = new AbortController()
  const ended = new AbortController()
  const { signal } = stopping
  const figures = openFigures(settings.name)
  const requests: Request[] = []
  let wake = new AbortController()
  let writer: Writer | null = null
  const running = run()

  async function run(): Promise<void> {
    let wait = backOff.first
    while (!signal.aborted) {
      try {
        writer ??= await openWriter()
        await rest(await step(writer, requests, figures))
        wait = backOff.first
      } catch (error) {
        if (signal.aborted) break
        await failed(error)
        await rest(wait)
        wait = Math.min(wait * 2, backOff.longest)
      }
    }
  }

  async function openWriter(): Promise<Writer> {
    const turn = await openTurn({ ...parts, place: settings.place })
    return { turn, leader: openLeader({ ...parts, turn, figures, signal: ended.signal, stopping: signal }) }
  }

  async function failed(error: unknown): Promise<void> {
    if (error instanceof DumpTooSlow) return log.info(error.message)
    log[figures.isAway() ? 'debug' : 'error']({ err: error }, 'backup: nothing can be written to the target')
    figures.failed(error)
    for (const { refuse } of requests.splice(0)) refuse(error)
    if (writer?.turn.isLost()) await closeWriter()
  }

  async function closeWriter(): Promise<void> {
    const closing = writer
    writer = null
    await closing?.turn.close()
  }

  async function rest(time: number): Promise<void> {
    wake = new AbortController()
    if (requests.length > 0) return
    await pause(time, null, { signal: AbortSignal.any([signal, wake.signal]) }).catch(() => {})
  }

  async function endTurn(leavesRest: boolean): Promise<void> {
    await running
    const taken = writer && (await writer.turn.take(false))
    if (!taken?.held) return
    if (!leavesRest) await writer!.leader.dump()
    await writer!.turn.give()
  }

  return {
    figures,
    /** Does something while nothing else writes to the target; waits for its turn. */
    inTurn<Result>(work: (writer: Writer) => Promise<Result>) {
      return new Promise<Result>((resolve, reject) => {
        if (signal.aborted) reject(new BackupRefused('The program is stopping'))
        else requests.push({ work: (current) => work(current).then(resolve, reject), refuse: reject })
        wake.abort()
      })
    },
    /**
     * Gives the lease back.
     * @param leavesRest whether the next program sends the remaining changes instead of this one.
     */
    async stop(leavesRest: boolean) {
      stopping.abort()
      for (const { refuse } of requests.splice(0)) refuse(new BackupRefused('The program is stopping'))
      const limit = pause(stopTime, null, { ref: false })
      await Promise.race([endTurn(leavesRest).catch(() => {}), limit])
      await Promise.race([writer?.leader.ended(), limit])
      ended.abort()
      await closeWriter()
    },
  }
}

/** @returns milliseconds until the next one. */
async function step(writer: Writer, requests: Request[], figures: Figures): Promise<number> {
  const { turn, leader } = writer
  const taken = await turn.take(requests.length > 0)
  if (taken === null) {
    figures.set((await turn.target.getJson<SharedFigures>(names.status)) ?? {})
    return intervals.watch
  }
  if (!taken.held) {
    // A node that ended without a word is waited for; a program that continues to renew is another one.
    if (taken.isAlive || taken.site !== turn.site) throw new TargetInUse(taken.host)
    return intervals.watch
  }
  await requests.shift()?.work(writer)
  if (await leader.step()) {
    await turn.give()
    return intervals.watch
  }
  return intervals.look
}
