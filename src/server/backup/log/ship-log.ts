import type { Target } from '../target/open-target.ts'
import { logName } from '../target/layout.ts'
import type { FlushedLog, LogServer } from './log-server.ts'
import { segmentBytes, segmentStart } from './position.ts'
import { LogLost, readLog } from './read-log.ts'

/** The log of one database at a target, and how much of it is there. */
export interface LogPosition {
  lineage: string
  timeline: number
  shipped: number
}

export interface ShipLog {
  readonly position: LogPosition
  /**
   * Sends what the server has written to disk since the last time.
   * @param beforePut done before a piece is stored: pictures that its rows name.
   * @returns the state of the server that is now at the target.
   * @throws LogLost when a new lineage has to be begun.
   */
  ship(beforePut: () => Promise<void>): Promise<FlushedLog>
}

interface ShipParts {
  target: Target
  server: LogServer
  cluster: string
  from: LogPosition
}

/** Calls of `ship` must not overlap. */
export function shipLog({ target, server, cluster, from }: ShipParts): ShipLog {
  const position = { ...from }
  return {
    position,
    async ship(beforePut) {
      const flushed = await server.flushed()
      if (flushed.timeline !== position.timeline || flushed.position < position.shipped) {
        throw new LogLost('the database is another one than before')
      }
      if (flushed.position === position.shipped) return flushed
      await beforePut()
      while (position.shipped < flushed.position) {
        const start = position.shipped
        const end = Math.min(flushed.position, segmentStart(start) + segmentBytes)
        const bytes = await readLog(cluster, position.timeline, start, end)
        await target.put(logName(position.lineage, { start, end, moment: flushed.moment }), bytes)
        position.shipped = end
        if (segmentStart(start) !== segmentStart(end)) await server.moveSlot(segmentStart(end))
      }
      return flushed
    },
  }
}
