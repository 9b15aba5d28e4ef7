import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

interface CommandRun {
  args?: string[]
  environment: Record<string, string>
  folder?: 'src/app/commands' | 'seed/commands'
  /** Output after which it gets SIGKILL. */
  killAt?: string | undefined
}

export function commandFile(name: string, folder: CommandRun['folder'] = 'src/app/commands'): string {
  return fileURLToPath(new URL(`../../../${folder}/${name}.ts`, import.meta.url))
}

/** Runs a command; of the own environment it inherits only PATH. @returns a code of null after a signal. */
export async function runCommand(name: string, { args = [], environment, folder, killAt }: CommandRun) {
  const env = { PATH: process.env.PATH, ...environment }
  const child = spawn(process.execPath, [commandFile(name, folder), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (part: Buffer) => {
    stdout += part.toString()
    if (killAt && stdout.includes(killAt)) child.kill('SIGKILL')
  })
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { stdout, stderr, code }
}
