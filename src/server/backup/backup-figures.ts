import { BackupRefused } from './backup-refused.ts'
import type { BackupSession } from './backup-session.ts'
import type { BaseManifest } from './target/layout.ts'

/** `in_use`: another program writes there; `away`: it does not answer, or refuses. */
export type BackupPhase = 'starting' | 'running' | 'away' | 'in_use'

/** How a backup is doing, as it is shown to the owner; moments are milliseconds since 1970. */
export interface BackupFigures {
  readonly target: string
  phase(): BackupPhase
  /** One sentence while something is wrong. */
  problem(): string | null
  /** All that was acknowledged before is at the target. */
  shippedUntil(): number | null
  base(): Pick<BaseManifest, 'finished' | 'bytes'> | null
  pictures(): number
  /** Of the whole target, as of the last night. */
  bytes(): number | null
  isAway(): boolean
  shipped(moment: number, session: BackupSession): void
  failed(error: unknown): void
  inUse(host: string): void
  measured(bytes: number): void
}

export function backupFigures(target: string): BackupFigures {
  let phase: BackupPhase = 'starting'
  let problem: string | null = null
  let shippedUntil: number | null = null
  let session: BackupSession | null = null
  let bytes: number | null = null
  return {
    target,
    phase: () => phase,
    problem: () => problem,
    shippedUntil: () => shippedUntil,
    base: () => session?.base() ?? null,
    pictures: () => session?.pictures() ?? 0,
    bytes: () => bytes,
    isAway: () => phase === 'away' || phase === 'in_use',
    shipped(moment, current) {
      shippedUntil = moment
      session = current
      phase = 'running'
      problem = null
    },
    failed(error) {
      phase = 'away'
      problem = reasonOf(error)
    },
    inUse(host) {
      phase = 'in_use'
      problem = `Another program, on ${host}, writes to the same target.`
    },
    measured(total) {
      bytes = total
    },
  }
}

/** Only what we wrote ourselves is shown: other messages may contain paths and addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof BackupRefused) return `${error.message.replace(/\.$/, '')}.`
  const { code, name } = error as { code?: unknown; name?: string }
  const reason = typeof code === 'string' ? code : name && name !== 'Error' ? name : 'no answer'
  return `The target does not answer or refuses (${reason}).`
}
