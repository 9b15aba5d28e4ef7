import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { serverPid } from '#server/platform/db/embedded/orphan-server.ts'
import { embeddedPaths } from '#server/platform/db/embedded/open-embedded.ts'
import type { WriterLine } from './backed-up-writer.ts'

const script = fileURLToPath(new URL('backed-up-writer.ts', import.meta.url))

/** A program that writes and backs up, on a machine that can be lost. */
export interface Machine {
  lines: WriterLine[]
  /** Resolves when a line fulfils a condition. */
  until: (condition: (lines: WriterLine[]) => boolean) => Promise<void>
  /** Kills program and database, and removes the disk. @returns when that was. */
  lose: () => Promise<number>
}

const running = new Set<ChildProcess>()

/** @param env `DATA_DIR`, `BACKUP_URL` and `BACKUP_KEY`, and others that differ from the defaults. */
export function startMachine(env: Record<string, string>): Machine {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let errors = ''
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const lines: WriterLine[] = []
  let onLine = () => {}
  createInterface(child.stdout!).on('line', (line) => {
    lines.push(JSON.parse(line) as WriterLine)
    onLine()
  })
  return {
    lines,
    until: (condition) =>
      new Promise((resolve, reject) => {
        void exited.then(() => reject(new Error(`the program exited: ${errors}`)))
        onLine = () => {
          if (condition(lines)) resolve()
        }
        onLine()
      }),
    async lose() {
      const { cluster } = embeddedPaths(env.DATA_DIR!)
      const server = serverPid(cluster)
      const at = Date.now()
      child.kill('SIGKILL')
      if (server) process.kill(server, 'SIGKILL')
      await exited
      running.delete(child)
      rmSync(env.DATA_DIR!, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
      return at
    },
  }
}

export function stopMachines(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}
