import { logName, names, parseLogName, type LogPiece } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'
import { segmentStart } from './position.ts'

const hour = 60 * 60 * 1000

/** Pieces that are fetched at a time. */
const atOnce = 8

/** @returns those that no larger piece contains, which a restore needs; the others are left for running restores. */
export function withoutCovered(pieces: LogPiece[]): LogPiece[] {
  const covered = new Set(coveredOf(pieces))
  return pieces.filter((piece) => !covered.has(piece))
}

/**
 * Makes one object of the pieces that each past hour left, within a segment of the log. The pieces stay until the next
 * call, as a restore that has begun reads them. An interruption leaves both, and either is enough.
 * @returns how many objects there were and are.
 */
export async function mergeLog(target: Target, now: Date): Promise<{ merged: number; removed: number }> {
  const pieces = (await target.list(names.logs)).flatMap((name) => parseLogName(name) ?? [])
  const byLineage = Map.groupBy(pieces, ({ name }) => name.split('/')[1]!)
  const result = { merged: 0, removed: 0 }
  for (const [lineage, ofLineage] of byLineage) {
    const covered = coveredOf(ofLineage)
    for (const run of runsOf(withoutCovered(ofLineage), Math.floor(now.getTime() / hour))) {
      await mergeRun(target, lineage, run)
      result.merged += 1
    }
    for (const { name } of covered) await target.remove(name)
    result.removed += covered.length
  }
  return result
}

/** @param pieces of one lineage, in the order of their names: by start, then end. */
function coveredOf(pieces: LogPiece[]): LogPiece[] {
  const covered: LogPiece[] = []
  let largest: LogPiece | null = null
  for (const piece of pieces) {
    if (largest && piece.start === largest.start && piece.end > largest.end) {
      covered.push(largest)
      largest = piece
    } else if (largest && piece.end <= largest.end) covered.push(piece)
    else largest = piece
  }
  return covered
}

/** @returns pieces of which each continues the one before, in the same segment and hour. */
function runsOf(pieces: LogPiece[], currentHour: number): LogPiece[][] {
  const runs: LogPiece[][] = []
  let last: LogPiece | null = null
  for (const piece of pieces) {
    if (hourOf(piece) >= currentHour) break
    if (last && continues(last, piece)) runs.at(-1)!.push(piece)
    else runs.push([piece])
    last = piece
  }
  return runs.filter(({ length }) => length > 1)
}

function continues(last: LogPiece, piece: LogPiece): boolean {
  const isNext = piece.start === last.end && hourOf(piece) === hourOf(last)
  return isNext && segmentStart(piece.start) === segmentStart(last.start)
}

function hourOf({ moment }: LogPiece): number {
  return Math.floor(moment / hour)
}

async function mergeRun(target: Target, lineage: string, run: LogPiece[]): Promise<void> {
  const parts: (Buffer | null)[] = []
  const next = run.entries()
  const worker = async () => {
    for (const [index, { name }] of next) parts[index] = await target.get(name)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const { start } = run[0]!
  const { end, moment } = run.at(-1)!
  const bytes = Buffer.concat(parts.map((part) => part ?? Buffer.alloc(0)))
  // A piece that is gone or short is told by the next restore that is tried out, and must not be hidden.
  if (bytes.length === end - start) await target.put(logName(lineage, { start, end, moment }), bytes)
}
