import { DatabaseUnavailable } from '../db/database.ts'
import { BackupRefused } from './backup-refused.ts'
import type { BackupSession } from './backup-session.ts'
import type { DrillResult } from './backup-state.ts'

/** `in_use`: another program writes there; `away`: it does not answer, or refuses. */
export type BackupPhase = 'starting' | 'running' | 'away' | 'in_use'

/** What the node that backs up tells the others of its site; moments are milliseconds since 1970. */
export interface SharedFigures {
  /** All that was acknowledged before is at the target. */
  shippedUntil: number | null
  base: { finished: number; bytes: number } | null
  pictures: number
  /** Of the whole target, as of the last night. */
  bytes: number | null
  drill: DrillResult | null
}

/** How a backup is doing, as it is shown to the owner. */
export interface BackupFigures {
  readonly target: string
  phase(): BackupPhase
  /** One sentence while something is wrong. */
  problem(): string | null
  /** Whether another node of the site backs up. */
  isFollowing(): boolean
  shared(): SharedFigures
  isAway(): boolean
  shipped(moment: number, session: BackupSession): void
  failed(error: unknown): void
  inUse(host: string): void
  /** @param found null when the other node has not told anything yet. */
  follow(found: SharedFigures | null): void
  measured(bytes: number): void
  drilled(drill: DrillResult): void
}

export function backupFigures(target: string, drill: DrillResult | null): BackupFigures {
  let phase: BackupPhase = 'starting'
  let problem: string | null = null
  let isFollowing = false
  let shared: SharedFigures = { shippedUntil: null, base: null, pictures: 0, bytes: null, drill }

  function set(next: BackupPhase, reason: string | null): void {
    phase = next
    problem = reason
    isFollowing = false
  }

  return {
    target,
    phase: () => phase,
    problem: () => problem,
    isFollowing: () => isFollowing,
    shared: () => shared,
    isAway: () => phase === 'away' || phase === 'in_use',
    shipped(moment, session) {
      const base = session.base()
      const whole = base && { finished: base.finished, bytes: base.bytes }
      shared = { ...shared, shippedUntil: moment, base: whole, pictures: session.pictures() }
      set('running', null)
    },
    failed: (error) => set('away', reasonOf(error)),
    inUse: (host) => set('in_use', `Another program, on ${host}, writes to the same target.`),
    follow(found) {
      if (found) shared = found
      set('running', null)
      isFollowing = true
    },
    measured(bytes) {
      shared = { ...shared, bytes }
    },
    drilled(result) {
      shared = { ...shared, drill: result }
    },
  }
}

/** Only what we wrote ourselves is shown: other messages may contain paths and addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof BackupRefused) return `${error.message.replace(/\.$/, '')}.`
  if (error instanceof DatabaseUnavailable) return 'The database does not answer.'
  const { code, name } = error as { code?: unknown; name?: string }
  const reason = typeof code === 'string' ? code : name && name !== 'Error' ? name : 'no answer'
  return `The target does not answer or refuses (${reason}).`
}
