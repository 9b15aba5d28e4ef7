import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds to wait after each signal: fast shutdown, immediate shutdown, kill. */
const stopSignals: [NodeJS.Signals, number][] = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
]

/** Milliseconds. */
const pollInterval = 20

/**
 * Stops a server on this cluster whose parent process died. The caller must hold the folder's lock. A stale
 * `postmaster.pid` is removed: its pid may belong to another process by now, and PostgreSQL would refuse to start.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pid = serverPid(cluster)
  if (pid === null) return
  if (isServerOf(pid, cluster)) await stopServer(pid, cluster)
  rmSync(pidFile(cluster), { force: true })
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** @returns the pid in `postmaster.pid`, running or not; null without that file. */
export function serverPid(cluster: string): number | null {
  try {
    return Number.parseInt(readFileSync(pidFile(cluster), 'utf8'), 10) || null
  } catch {
    return null
  }
}

async function stopServer(pid: number, cluster: string): Promise<void> {
  for (const [signal, time] of stopSignals) {
    process.kill(pid, signal)
    // A stopped (SIGSTOP) server handles the signal only after it continues.
    process.kill(pid, 'SIGCONT')
    for (const end = Date.now() + time; Date.now() < end;) {
      if (!isServerOf(pid, cluster)) return
      await pause(pollInterval)
    }
  }
}

function isServerOf(pid: number, cluster: string): boolean {
  const words = commandOf(pid)
  return words.includes('postgres') && words.includes(cluster)
}

/** @returns the command line of a process, or an empty text. */
function commandOf(pid: number): string {
  if (process.platform !== 'linux') return spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout.toString()
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
