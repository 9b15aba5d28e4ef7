import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('writer.ts', import.meta.url))

const running: ChildProcess[] = []

/** A process that writes to a database until it is killed. */
export interface Writer {
  process: ChildProcess
  /** Ids that the database has acknowledged so far. */
  acknowledged: string[]
  /** Resolves after `count` lines of output; the first one reports the open database. */
  lines: (count: number) => Promise<void>
}

/** @param folder the data folder. */
export function startWriter(folder: string): Writer {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let errors = ''
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const seen: string[] = []
  let onLine = () => {}
  createInterface(child.stdout!).on('line', (line) => {
    seen.push(line)
    onLine()
  })
  return {
    process: child,
    get acknowledged() {
      return seen.slice(1)
    },
    lines: (count) =>
      new Promise((resolve, reject) => {
        child.once('exit', () => reject(new Error(`the writer exited: ${errors}`)))
        onLine = () => {
          if (seen.length >= count) resolve()
        }
        onLine()
      }),
  }
}

/** Sends SIGKILL and waits for the exit. */
export function kill({ process: child }: Writer): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    child.kill('SIGKILL')
  })
}

/** Kills the writers that a test left running. */
export function killWriters(): void {
  for (const child of running.splice(0)) child.kill('SIGKILL')
}
