import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuSeconds, descendantsOf, proportionalMegabytes } from './server-processes.ts'

/** The credentials of measured programs. */
export const admin = { email: 'admin@hatheli.example', password: 'a password for measuring' }

/** A program under measurement. */
export interface MeasuredProgram {
  url: string
  pid: number
  /** @returns PSS of the process and its descendants, in megabytes. */
  memory: () => number
  stop: () => Promise<void>
}

/** Additional variables, such as `DATABASE_URL`. */
type Environment = Record<string, string>

export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'hatheli-bench-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Runs one of the project's commands on a data folder. @throws if it fails. */
export function runOn(folder: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { env: envOf(folder, 0), stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} exited with ${code}`))))
  })
}

/** Milliseconds between two looks, and CPU seconds meanwhile below which a program is idle. */
const idle = { interval: 2000, cpu: 0.1 }

/** Waits until a new program has encoded its first pictures, which takes the processors from what is measured. */
export async function untilIdle({ pid }: MeasuredProgram): Promise<void> {
  for (let last = -Infinity, now = cpuSeconds(pid); now - last > idle.cpu; now = cpuSeconds(pid)) {
    last = now
    await new Promise((resolve) => setTimeout(resolve, idle.interval))
  }
}

/** Starts the program as `npm start` does, and waits until it is ready. */
export async function startProgram(folder: string, port: number, more: Environment = {}): Promise<MeasuredProgram> {
  const env = { ...envOf(folder, port), ...more }
  const child = spawn('sh', ['src/app/start.sh'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  return {
    url,
    pid: child.pid!,
    memory: () => sum([child.pid!, ...descendantsOf(child.pid!)].map(proportionalMegabytes)),
    stop: () => stop(child),
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

function envOf(folder: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'error',
    STOP_DELAY_SECONDS: '0',
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the program exited before it was ready')
}
