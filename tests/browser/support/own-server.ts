import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { signedOut, test as base } from './admin-fixtures.ts'
import { ownServer, type TestServer } from './servers.ts'

/** Milliseconds for the program to start while other tests are running. */
export const startTimeout = 60_000

/**
 * Starts a server without content and waits until it is ready.
 * @param folder data folder, deleted with the server.
 * @returns a function that stops it.
 */
export async function startServer({ port, url }: TestServer, folder?: string): Promise<() => Promise<void>> {
  const args = ['tests/browser/support/serve.ts', String(port), '--empty', ...(folder ? [folder] : [])]
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await isReady(url)
  return async () => {
    program.kill('SIGTERM')
    if (program.exitCode === null) await once(program, 'exit')
  }
}

/**
 * For tests that change the password or sign-in of the admin: on a server of their own, without content and signed
 * out.
 */
export const test = base.extend<object, { server: void }>({
  server: [
    async ({}, use) => {
      const stop = await startServer(ownServer)
      await use()
      await stop()
    },
    { scope: 'worker', auto: true, timeout: startTimeout },
  ],
  baseURL: ownServer.url,
  storageState: signedOut,
})

async function isReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(250)
  }
}
