import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/support/database/test-server.ts'
import { signedOut, test as base } from './admin-fixtures.ts'
import { demoTemplate } from './servers.ts'

/** Milliseconds for the program to start while other tests are running. */
export const startTimeout = 120_000

/** A server of one worker's tests. */
export interface OwnServer {
  /** Without a trailing slash. */
  url: string
  stop: () => Promise<void>
}

const attempts = 3

/**
 * Starts a server without content and waits until it is ready.
 * @param folder data folder, deleted with the server.
 */
export function startServer(folder?: string, environment: Record<string, string> = {}): Promise<OwnServer> {
  return start(['--empty', ...(folder ? [folder] : [])], () => {}, environment)
}

/**
 * Starts a server with the demo catalogue and without a password, as a first start does.
 * @returns also what it printed.
 */
export async function startFirstTime(): Promise<OwnServer & { printed: string }> {
  let printed = ''
  const server = await start(['--first', demoTemplate], (text) => (printed += text))
  return { ...server, printed }
}

/**
 * The port is not a fixed one: after a failed test the next worker starts its server while that of the last one still
 * stops.
 * @param content arguments of `serve.ts`.
 */
async function start(
  content: string[],
  onPrinted: (text: string) => void,
  environment: Record<string, string> = {},
): Promise<OwnServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const args = ['tests/browser/support/serve.ts', String(port), ...content]
    const env = { ...process.env, ...environment }
    const program = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    program.stdout.on('data', (chunk: Buffer) => onPrinted(chunk.toString()))
    const ended = once(program, 'exit')
    const url = `http://127.0.0.1:${port}`
    const stop = async () => {
      program.kill('SIGTERM')
      await ended
    }
    if (await Promise.race([isReady(url), ended.then(() => false)])) return { url, stop }
    // Another process may have taken the port meanwhile.
    if (attempt === attempts) throw new Error('the server did not start; see above')
  }
}

/**
 * For tests that change the password or sign-in of the admin, or need a site without content: on a separate
 * server, signed out.
 */
export const test = base.extend<object, { server: OwnServer; environment: Record<string, string> }>({
  /** Variables of the server. */
  environment: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ environment }, use) => {
      const server = await startServer(undefined, environment)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', auto: true, timeout: startTimeout },
  ],
  baseURL: ({ server }, use) => use(server.url),
  storageState: signedOut,
})

async function isReady(url: string): Promise<true> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return true
    await pause(250)
  }
}
