import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { nobody, test as base } from './admin-fixtures.ts'
import { ownServer } from './servers.ts'

/** Milliseconds for the program to start beside other tests. */
const startTime = 60_000

/**
 * Tests on a server that is theirs alone, without content and with nobody signed in: they change password and sign-in of
 * the one admin.
 */
export const test = base.extend<object, { server: void }>({
  server: [
    async ({}, use) => {
      const args = ['tests/browser/serve.ts', String(ownServer.port), '--empty']
      const program = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
      await isReady()
      await use()
      program.kill('SIGTERM')
      if (program.exitCode === null) await once(program, 'exit')
    },
    { scope: 'worker', auto: true, timeout: startTime },
  ],
  baseURL: ownServer.url,
  storageState: nobody,
})

async function isReady(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${ownServer.url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(250)
  }
}
