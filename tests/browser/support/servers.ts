/** The first of two ports; another one lets a second run go on beside this one. */
const firstPort = Number(process.env.BROWSER_TEST_PORT ?? 4310)

/** The two servers of the browser tests: the public site's and the back office's. */
export const servers = {
  site: server(firstPort),
  admin: { ...server(firstPort + 1), state: `test-results/signed-in-${firstPort}.json` },
}

/** The one admin of the tests' servers. */
export const admin = { email: 'admin@hatheli.example', password: 'correct horse battery staple' }

/** Without these, Chromium calls hosts of its maker, and does not start as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where a server of the tests listens. */
export interface TestServer {
  port: number
  url: string
}

function server(port: number): TestServer {
  return { port, url: `http://127.0.0.1:${port}` }
}

/** For tests that start a server of their own, since they change what all others rely on. */
export const ownServer = server(firstPort + 2)

/** For tests that write into tables past the program. */
export const tablesServer = server(firstPort + 3)
