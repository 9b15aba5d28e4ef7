import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/support/database/test-server.ts'

/** `npm start` runs this; npm also puts the project's Node first in PATH. */
const script = fileURLToPath(new URL('../../../src/app/start.sh', import.meta.url))
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)

/** The program as its own process, as `npm start` runs it. */
export interface ProgramProcess {
  process: ChildProcess
  port: number
  /** Without a trailing slash. */
  url: string
  stdout: () => string
  stderr: () => string
  /** Resolves when it prints that it is ready. @throws with its output if it exits before. */
  ready: () => Promise<void>
  /** Resolves with the exit code (null after a signal that it did not handle). */
  ended: () => Promise<number | null>
}

/** Spawns a process, for example as another user or in a namespace. */
export type Launch = (command: [string, ...string[]], options: SpawnOptions) => ChildProcess

const launchNormally: Launch = ([program, ...args], options) => spawn(program, args, options)

/**
 * Starts the program on a free port, without demo content and without a stop delay; nothing ends it but its caller.
 * @param environment additional variables; of the own environment it inherits only PATH.
 */
export async function spawnProgram(
  environment: Record<string, string>,
  launch: Launch = launchNormally,
): Promise<ProgramProcess> {
  const port = await freePort()
  const defaults = { PORT: String(port), DEMO_CONTENT: 'off', STOP_DELAY_SECONDS: '0' }
  const child = launch(['sh', script], {
    env: { PATH, ...defaults, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const output = collect(child)
  return {
    process: child,
    port,
    url: `http://127.0.0.1:${port}`,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    ready: () =>
      new Promise((resolve, reject) => {
        void ended.then(() => reject(new Error(`the program exited: ${output.stdout}${output.stderr}`)))
        output.onMore = () => {
          if (output.stdout.includes(' is ready: ')) resolve()
        }
        output.onMore()
      }),
    ended: () => ended,
  }
}

function collect(child: ChildProcess) {
  const output = { stdout: '', stderr: '', onMore: () => {} }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]!.on('data', (chunk: Buffer) => {
      output[name] += chunk.toString()
      output.onMore()
    })
  }
  return output
}
