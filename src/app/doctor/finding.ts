export type FindingState = 'ok' | 'warning' | 'failed'

/** One line of `npm run doctor`. */
export interface Finding {
  check: string
  state: FindingState
  /** The result of the check, without secrets. */
  message: string
  /** How to fix it. */
  advice?: string
}

/** Findings of one check, without its name. */
export type Found = Omit<Finding, 'check'>

export const ok = (message: string): Found => ({ state: 'ok', message })
export const warning = (message: string, advice: string): Found => ({ state: 'warning', message, advice })
export const failed = (message: string, advice: string): Found => ({ state: 'failed', message, advice })

/** @returns the code of a failure of the network or the system, which names neither addresses nor passwords. */
export function codeOf(error: unknown): string {
  const { code, cause, name } = (error ?? {}) as { code?: unknown; cause?: unknown; name?: unknown }
  if (typeof code === 'string') return code
  return cause ? codeOf(cause) : String(name ?? 'unknown')
}
