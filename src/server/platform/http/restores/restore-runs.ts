import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { backupMessages } from '#contract/admin/backup/backup-messages.ts'
import { restoreIdOf, type RestoreProgress, type RestoreState } from '#contract/admin/backup/restores.ts'
import { BackupRefused, sentenceOf } from '../../backup/backup-refused.ts'
import { commonHeaderValues } from '../middleware/security-headers.ts'

interface RestoreTask<Facts extends RestoreFacts> {
  /** The moment that is restored, milliseconds since 1970. */
  at: number
  /** Changes everything, or throws and changes nothing. */
  work: (onProgress: (progress: RestoreProgress) => void) => Promise<Facts>
  /** Its failure is only logged. */
  afterwards: (facts: Facts) => Promise<void>
  /** Whether accounts and the secret of sessions are others then: the program opens itself anew. */
  reopens: boolean
}

/** Result of a restore. */
interface RestoreFacts {
  pictures: { missing: string[] }
  /** Whether second factors were encrypted with another secret than the configured one. */
  secretDiffers?: boolean
}

interface RunsParts {
  siteUrl: string
  log: Logger
  /** Closes the program and opens it on the restored state. */
  reopen: () => Promise<void>
}

export type RestoreRuns = ReturnType<typeof restoreRuns>

/** Restores of this process, one at a time, and their states, which need no database. */
export function restoreRuns({ siteUrl, log, reopen }: RunsParts) {
  const headers = { ...commonHeaderValues(siteUrl), 'cache-control': 'no-store' }
  const states = new Map<string, RestoreState>()
  let running = false

  async function run<Facts extends RestoreFacts>(
    state: RestoreState,
    { work, afterwards, reopens }: RestoreTask<Facts>,
  ): Promise<void> {
    running = true
    try {
      const facts = await work((progress) => {
        if (progress.step !== 'done') Object.assign(state, progress)
      })
      state.notes = notesOf(facts)
      await afterwards(facts).catch((error: unknown) => log.error({ err: error }, 'restored, but not recorded'))
      if (reopens) {
        Object.assign(state, { step: 'opening', done: 0, all: 0 })
        await reopen()
      }
      state.step = 'done'
    } catch (error) {
      log.error({ err: error }, 'restore failed')
      state.failure = error instanceof BackupRefused ? sentenceOf(error) : backupMessages.failed
    } finally {
      running = false
    }
  }

  return {
    isRunning: () => running,
    prepare<Facts extends RestoreFacts>(task: RestoreTask<Facts>) {
      // Unguessable.
      const id = randomBytes(24).toString('base64url')
      const at = new Date(task.at).toISOString()
      const state: RestoreState = { step: 'saving', done: 0, all: 0, at, failure: null, notes: [] }
      /** Call this when the request has nothing left to write: tables will be locked soon. */
      const start = () => {
        states.set(id, state)
        if (running) state.failure = backupMessages.running
        else void run(state, task)
      }
      return { id, start }
    },
    /** @returns null unless the request asks for a state. */
    answer({ url }: Request): Response | null {
      const id = restoreIdOf(new URL(url).pathname)
      if (id === null) return null
      const state = states.get(id)
      return Response.json(state ?? { code: 'NOT_FOUND', status: 404, message: 'Not Found' }, {
        status: state ? 200 : 404,
        headers,
      })
    },
  }
}

function notesOf({ pictures: { missing }, secretDiffers }: RestoreFacts): string[] {
  return [
    ...(missing.length > 0 ? [backupMessages.picturesMissing(missing.length)] : []),
    ...(secretDiffers ? [backupMessages.secretDiffers] : []),
  ]
}
