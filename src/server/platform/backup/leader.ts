import type { Logger } from 'pino'
import type { Storage } from '../files/storage.ts'
import { lastNight } from '../jobs/nights.ts'
import { changeCount, changeWatch, statisticsDelay } from './dump/change-watch.ts'
import { makePoint } from './dump/make-point.ts'
import { sendPictures } from './dump/send-pictures.ts'
import { forget } from './dump/sent-objects.ts'
import { keyOf, newPictures, selectPictures } from './dump/stored-pictures.ts'
import type { Figures, SharedFigures } from './figures.ts'
import type { RestorePoint } from './points/restore-point.ts'
import { runDrill } from './restore/drill.ts'
import { removeOld } from './retention/remove-old.ts'
import { names } from './target/layout.ts'
import { leaseTimes } from './target/lease.ts'
import { isAwaited, type Turn } from './turn.ts'

/** Milliseconds before another try of a night's work that failed. */
const nightRetry = 300_000

interface LeaderParts {
  turn: Turn
  figures: Figures
  url: string
  /** Whether other nodes may use the same database. */
  isShared: boolean
  dataDir: string
  storage: Storage
  log: Logger
  /** Ends whatever is being sent. */
  signal: AbortSignal
  /** The program stops: nothing new is begun. */
  stopping: AbortSignal
}

interface Look {
  now: number
  count: string
  urls: string[]
  waits: boolean
}

const look = `select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now,
  ${changeCount} as count, ${newPictures} as urls, ${isAwaited} as waits`

export type Leader = ReturnType<typeof openLeader>

/** The work of the one program that writes to a target, while it has its turn. */
export function openLeader(parts: LeaderParts) {
  const { turn, figures, url, dataDir, log, isShared, stopping } = parts
  const { target } = turn
  const pictures = { ...parts, target }
  const watch = changeWatch()
  let isBegun = false
  let toldAt = -Infinity
  let nightAt = -Infinity
  let drilling: Promise<void> | null = null

  /** All pictures before the first dump, which would have to keep its snapshot for as long as they take. */
  async function begin(): Promise<void> {
    const sent = await turn.sent()
    figures.set({ ...(await target.getJson<SharedFigures>(names.status)), point: sent.newest?.point ?? null })
    const stored = await selectPictures(turn.query)
    await sendPictures(
      pictures,
      sent,
      stored.map(({ key }) => key),
    )
    isBegun = true
  }

  /** @param isAlone whether no migration can run meanwhile anyway. @returns the point of now. */
  async function dump(isAlone = false): Promise<RestorePoint> {
    const sent = await turn.sent()
    const [before] = await turn.query<Look>(look)
    watch.saw(before!.count)
    const point = await makePoint({ ...pictures, url, dataDir, requireTurn: turn.require, isAlone }, sent)
    watch.sent(before!.count)
    if (point.at !== figures.shared().point?.at) log.debug({ point: point.id }, 'backup: restore point made')
    figures.set({ point, savedUntil: before!.now })
    return point
  }

  /** Reads everything again, tests a restore, and removes objects that no remaining point names. */
  async function night(): Promise<void> {
    nightAt = performance.now()
    const sent = await turn.sent()
    sent.tables.clear()
    await dump()
    drilling ??= drill().finally(() => (drilling = null))
    await sendAgain(await removeOld(target, sent, new Date(), turn.require))
    const bytes = [...(await target.sizes('')).values()].reduce((sum, size) => sum + size, 0)
    figures.set({ bytes, night: Date.now() })
    await tell()
  }

  async function sendAgain(lost: string[]): Promise<void> {
    for (const name of lost) forget(await turn.sent(), name)
    if (lost.length > 0) watch.reset()
  }

  async function drill(): Promise<void> {
    const result = await runDrill({ target, dataDir, log, signal: stopping })
    if (!result) return
    await sendAgain(result.lost)
    figures.set({ drill: result.drill })
    toldAt = -Infinity
  }

  async function tell(): Promise<void> {
    toldAt = performance.now()
    await target.putJson(names.status, figures.shared())
  }

  return {
    dump,
    /** Sends new pictures, and what changed when it is due. @returns whether another node waits for its turn. */
    async step() {
      if (!isBegun) await begin()
      const [found] = await turn.query<Look>(look)
      const { now, count, urls, waits } = found!
      await sendPictures(pictures, await turn.sent(), urls.map(keyOf))
      watch.saw(count)
      if (watch.isDue()) await dump()
      else if (watch.isSent())
        figures.set({ savedUntil: Math.max(figures.shared().savedUntil ?? 0, now - statisticsDelay) })
      const { night: last } = figures.shared()
      const isNight = last === null || last < lastNight(new Date()).getTime()
      if (isNight && performance.now() - nightAt > nightRetry) await night()
      if (toldAt < 0 || (isShared && performance.now() - toldAt > leaseTimes.renewal)) await tell()
      return waits
    },
    /** Resolves when nothing of it is running. */
    ended: async () => drilling ?? undefined,
  }
}
