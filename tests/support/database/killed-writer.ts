import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url))

const running: ChildProcess[] = []

/** A process that writes into a folder until it is killed. */
export interface Writer {
  process: ChildProcess
  /** Ids that the database has acknowledged so far. */
  acknowledged: string[]
  /** Resolves after so many lines of output; the first one says that the database is open. */
  lines: (count: number) => Promise<void>
}

/** Starts one over a data folder. */
export function startWriter(folder: string): Writer {
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
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
        child.once('exit', () => reject(new Error(`the writer ended: ${errors}`)))
        onLine = () => {
          if (seen.length >= count) resolve()
        }
        onLine()
      }),
  }
}

/** Ends a process as a power cut would. */
export function kill({ process: child }: Writer): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    child.kill('SIGKILL')
  })
}

/** Ends those that a test left running. */
export function killWriters(): void {
  for (const child of running.splice(0)) child.kill('SIGKILL')
}
