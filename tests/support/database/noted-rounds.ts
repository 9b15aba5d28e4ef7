import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'

interface NotedRound {
  round: number
  passed: boolean
  /** Milliseconds before the loss up to which everything was restored. */
  lost: number
  load: number
}

/**
 * Results of many rounds. With `BACKUP_ROUNDS_FILE=…` each is noted there, and rounds that are noted are left out, so an
 * interrupted run continues; `BACKUP_ROUNDS_MINUTES=20` begins no round after that time.
 */
export function notedRounds(environment: NodeJS.ProcessEnv) {
  const { BACKUP_ROUNDS_FILE: file, BACKUP_ROUNDS_MINUTES: minutes } = environment
  const lastBegin = Date.now() + Number(minutes ?? Infinity) * 60_000
  const results: NotedRound[] = file && existsSync(file) ? readResults(file) : []
  return {
    isDue: (round: number) => Date.now() < lastBegin && !results.some((result) => result.round === round),
    note(result: Omit<NotedRound, 'load'>): void {
      const noted = { ...result, load: loadavg()[0]! }
      results.push(noted)
      if (file) appendFileSync(file, `${JSON.stringify(noted)}\n`)
    },
    summary(): string {
      if (results.length === 0) return 'Rounds of a lost disk: none'
      const failed = results.filter(({ passed }) => !passed).map(({ round }) => round)
      const loads = results.map(({ load }) => load)
      const which = failed.length > 0 ? ` (${failed.join(', ')})` : ''
      const lost = Math.max(...results.map((result) => result.lost))
      const load = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`
      const counts = `${results.length - failed.length} passed, ${failed.length} failed${which}`
      return `Rounds of a lost disk: ${counts}; at most ${(lost / 1000).toFixed(1)} s lost; load ${load}`
    },
  }
}

function readResults(path: string): NotedRound[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line) as NotedRound)
}
