import { passwordLinkPaths } from '../first-run/password-links.ts'

/** Steps of a restore, in this order; `opening`: the program opens the restored database. */
export const restoreSteps = ['saving', 'pictures', 'rows', 'checking', 'opening', 'done'] as const
export type RestoreStep = (typeof restoreSteps)[number]

export interface RestoreProgress {
  step: RestoreStep
  /** Progress of the step; both are 0 if it is not counted. */
  done: number
  all: number
}

export interface RestoreState extends RestoreProgress {
  /** The moment that is restored. */
  at: string
  /** One sentence. Nothing was changed then. */
  failure: string | null
  /** Sentences about what needs attention after a restore. */
  notes: string[]
}

const restoreRoot = '/api/restores/'

/** GET: its state, answered from memory to anyone who knows the unguessable id. */
export function restorePath(id: string): string {
  return `${restoreRoot}${id}`
}

/** @returns null for another path. */
export function restoreIdOf(path: string): string | null {
  return path.startsWith(restoreRoot) ? path.slice(restoreRoot.length) : null
}

/** Answer of a call that began a restore. */
export interface BegunRestore {
  restore: string
}

/** Has the token of the one-time link in calls of the set-up page: it is checked before their body is read. */
export const linkTokenHeader = 'x-link-token'

export const firstRestoreRoot = `${passwordLinkPaths.help}/restore`

/** Calls of the set-up page at the first start. */
export const firstRestorePaths = {
  /** POST as a form: `offset`, and the bytes `part` of the file from there on. */
  upload: `${firstRestoreRoot}/upload`,
  /** POST `OpenSource`, answered with `OpenedSource`. */
  open: `${firstRestoreRoot}/open`,
  /** POST `{source, point}`, answered with `BegunRestore`. */
  begin: `${firstRestoreRoot}/begin`,
} as const

export interface OpenedSource {
  source: string
  /** The newest first. */
  points: { id: string; at: string; bytes: number }[]
}

/** Bytes. */
export const restoreLimits = {
  /** Bytes of one part of an uploaded file. */
  part: 4 * 1_048_576,
  /** Bytes of the whole file. */
  file: 50 * 1_073_741_824,
  /** Characters of a field. */
  field: 1000,
} as const
