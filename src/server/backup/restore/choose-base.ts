import { BackupRefused } from '../backup-refused.ts'
import { listBases } from '../base/list-bases.ts'
import { withoutCovered } from '../log/merge-log.ts'
import { segmentStart } from '../log/position.ts'
import {
  isDump,
  names,
  parseLogName,
  reachableFrom,
  type BaseManifest,
  type DumpManifest,
  type LogPiece,
  type Manifest,
} from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'

/** A base, and the log that leads from it to the wanted moment. */
export interface LogPlan {
  base: BaseManifest
  pieces: LogPiece[]
  /** Everything that was acknowledged before this moment is in it; milliseconds since 1970. */
  reaches: number
}

/** A dump has one moment. */
export interface DumpPlan {
  base: DumpManifest
  pieces: null
  reaches: number
}

export type RestorePlan = LogPlan | DumpPlan

/** Milliseconds that the log is read past the wanted moment: a commit is dated a little before it is written. */
const margin = 60_000

/**
 * @param to milliseconds since 1970; null for all there is.
 * @throws BackupRefused when there is no backup, none so old, or pieces are missing.
 */
export async function planRestore(target: Target, to: number | null): Promise<RestorePlan> {
  const { base, isFixed } = await chooseBase(target, to)
  if (isDump(base)) return { base, pieces: null, reaches: base.begun }
  const found = (await target.list(names.log(base.lineage))).flatMap((name) => parseLogName(name) ?? [])
  const all = withoutCovered(found)
  const pieces = connected(all, base, isFixed ? base.stop : Infinity, to === null ? Infinity : to + margin)
  return { base, pieces, reaches: Math.max(base.finished, pieces.at(-1)!.moment) }
}

async function chooseBase(target: Target, to: number | null) {
  const complete = (await listBases(target)).filter(({ isComplete }) => isComplete)
  for (const { id, isFixed } of complete.toReversed()) {
    const base = await target.getJson<Manifest>(names.manifest(id))
    if (base && (to === null || reachableFrom(base) <= to)) return { base, isFixed }
  }
  const [oldest] = complete
  if (!oldest) throw new BackupRefused('There is no complete backup at this place')
  const first = reachableFrom((await target.getJson<Manifest>(names.manifest(oldest.id)))!)
  throw new BackupRefused(`The oldest moment that can be restored is ${new Date(first).toISOString()}`)
}

/**
 * @param until no piece behind this position is taken, once the base is complete.
 * @param moment nor one behind the first that reaches this moment.
 * @throws BackupRefused when a piece is missing between others.
 */
function connected(all: LogPiece[], base: BaseManifest, until: number, moment: number): LogPiece[] {
  let position = segmentStart(base.start)
  const pieces: LogPiece[] = []
  for (const piece of all) {
    if (piece.end <= position) continue
    const isEnough = position >= base.stop && (position >= until || (pieces.at(-1)?.moment ?? 0) >= moment)
    if (isEnough) break
    if (piece.start > position) throw missing(position)
    pieces.push(piece)
    position = piece.end
  }
  if (position < base.stop) throw missing(position)
  return pieces
}

function missing(position: number): BackupRefused {
  return new BackupRefused(`The backup is damaged: the log is missing at position ${position.toString(16)}`)
}
