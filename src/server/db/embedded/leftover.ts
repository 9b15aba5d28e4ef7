import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a server may take for each way of stopping it, milliseconds: orderly, at once, by the kernel. */
const patience: [NodeJS.Signals, number][] = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
]

const interval = 20

/**
 * Ends a server over this cluster whose program is gone. Only whoever holds the folder's lock may call this.
 * A note of a server that is no longer there is removed: its number may be another process's by now, for which
 * PostgreSQL would take it.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const pid = serverPid(cluster)
  if (pid === null) return
  if (isServerOf(pid, cluster)) await stop(pid, cluster)
  rmSync(pidFile(cluster), { force: true })
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** @returns the number of the cluster's server, running or not; null where there is no note of one. */
export function serverPid(cluster: string): number | null {
  try {
    return Number.parseInt(readFileSync(pidFile(cluster), 'utf8'), 10) || null
  } catch {
    return null
  }
}

async function stop(pid: number, cluster: string): Promise<void> {
  for (const [signal, time] of patience) {
    process.kill(pid, signal)
    // A server that was paused hears of it when it goes on.
    process.kill(pid, 'SIGCONT')
    for (const end = Date.now() + time; Date.now() < end;) {
      if (!isServerOf(pid, cluster)) return
      await pause(interval)
    }
  }
}

function isServerOf(pid: number, cluster: string): boolean {
  const words = commandOf(pid)
  return words.includes('postgres') && words.includes(cluster)
}

/** @returns the command line of a process, empty where there is none (any more). */
function commandOf(pid: number): string {
  if (process.platform !== 'linux') return spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout.toString()
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
