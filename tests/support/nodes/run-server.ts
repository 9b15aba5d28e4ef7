import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface RunningServer {
  port: number
  stop: () => Promise<void>
}

interface RunOptions extends Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'> {
  stopSignal?: NodeJS.Signals
}

/** Runs a server of the machine until `stop`. @returns once its port answers. @throws with its output if it ends before. */
export async function runServer(
  program: string,
  args: string[],
  port: number,
  { stopSignal = 'SIGTERM', ...options }: RunOptions = {},
): Promise<RunningServer> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit')
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${program} exited: ${output}`)
    await pause(50)
  }
  return {
    port,
    stop: async () => {
      child.kill(stopSignal)
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
      if (child.exitCode === null && child.signalCode === null) await ended
      clearTimeout(timer)
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
