import { signedOut, test as base } from './admin-fixtures.ts'
import { startFirstTime, startTimeout } from './own-server.ts'

type FirstServer = Awaited<ReturnType<typeof startFirstTime>>

/** A program that was never set up, seen on a phone. */
export const test = base.extend<object, { first: FirstServer }>({
  first: [
    async ({}, use) => {
      const server = await startFirstTime()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  baseURL: ({ first }, use) => use(first.url),
  storageState: signedOut,
  viewport: { width: 390, height: 844 },
})
