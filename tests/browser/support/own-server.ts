import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { nobody, test as base } from './admin-fixtures.ts'
import { ownServer, type TestServer } from './servers.ts'

/** Milliseconds for the program to start beside other tests. */
export const startTime = 60_000

/**
 * Starts a server without content and waits until it is ready.
 * @param folder for its data; it goes with the server.
 * @returns a function that ends it.
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
 * Tests on a server that is theirs alone, without content and with nobody signed in: they change password and sign-in of
 * the one admin.
 */
export const test = base.extend<object, { server: void }>({
  server: [
    async ({}, use) => {
      const stop = await startServer(ownServer)
      await use()
      await stop()
    },
    { scope: 'worker', auto: true, timeout: startTime },
  ],
  baseURL: ownServer.url,
  storageState: nobody,
})

async function isReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(250)
  }
}
