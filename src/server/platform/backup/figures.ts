import type { BackupStatus } from '#contract/admin/backup/backup.ts'
import { DatabaseUnavailable } from '../db/database.ts'
import { BackupRefused, sentenceOf, TargetInUse } from './backup-refused.ts'
import type { RestorePoint } from './points/restore-point.ts'

/** Result of the nightly test of the backup. */
export interface DrillResult {
  /** Milliseconds since 1970. */
  at: number
  passed: boolean
  /** Message for people, in one sentence. */
  message: string
  seconds: number
}

/** Figures that the node that backs up reports to other nodes and later starts; times are milliseconds since 1970. */
export interface SharedFigures {
  /** All that was saved before is at the target. */
  savedUntil: number | null
  point: Pick<RestorePoint, 'at' | 'bytes' | 'pictures'> | null
  /** Size of the whole target last night. */
  bytes: number | null
  drill: DrillResult | null
  /** When everything was last read again and old points were removed. */
  night: number | null
}

export const noFigures: SharedFigures = { savedUntil: null, point: null, bytes: null, drill: null, night: null }

/** `in_use`: another program writes there; `away`: it does not answer, or refuses. */
type Phase = Exclude<BackupStatus['state'], 'off'>

/** Milliseconds without news from the target after which it counts as away, before its requests have failed. */
const slowTime = 120_000

export type Figures = ReturnType<typeof openFigures>

/** State of the backup, as the owner sees it. */
export function openFigures(target: string) {
  let phase: Phase = 'starting'
  let problem: string | null = null
  let shared = noFigures

  return {
    shared: () => shared,
    /** Updates some of the figures, and clears any error. */
    set(changes: Partial<SharedFigures>) {
      shared = { ...shared, ...changes }
      phase = shared.point ? 'running' : 'starting'
      problem = null
    },
    failed(error: unknown) {
      phase = error instanceof TargetInUse ? 'in_use' : 'away'
      problem = reasonOf(error)
    },
    isAway: () => phase === 'away' || phase === 'in_use',
    status(): BackupStatus {
      const { savedUntil, point, bytes, drill } = shared
      const isSlow = phase === 'running' && savedUntil !== null && Date.now() - savedUntil > slowTime
      return {
        state: isSlow ? 'away' : phase,
        target,
        problem: isSlow ? 'The target answers too slowly.' : problem,
        saved_until: savedUntil === null ? null : timestamp(savedUntil),
        point: point && { at: timestamp(point.at), bytes: point.bytes },
        pictures: point?.pictures ?? 0,
        bytes,
        drill: drill && { ...drill, at: timestamp(drill.at) },
      }
    },
  }
}

export const statusWithout: BackupStatus = {
  state: 'off',
  target: null,
  problem: null,
  saved_until: null,
  point: null,
  pictures: 0,
  bytes: null,
  drill: null,
}

/** Only what we wrote ourselves is shown: other messages may contain paths and addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof BackupRefused) return sentenceOf(error)
  if (error instanceof DatabaseUnavailable) return 'The database does not answer.'
  const { code, name } = error as { code?: unknown; name?: string }
  const reason = typeof code === 'string' ? code : name && name !== 'Error' ? name : 'no answer'
  return `The target does not answer or refuses (${reason}).`
}

function timestamp(at: number): string {
  return new Date(at).toISOString()
}
