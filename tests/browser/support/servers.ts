import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The first of the ports; set another one to run the tests twice at the same time. */
const firstPort = Number(process.env.BROWSER_TEST_PORT ?? 4310)

/** One server for tests of the public site, one for those of the back office. */
export const servers = {
  site: server(firstPort),
  admin: { ...server(firstPort + 1), state: `test-results/signed-in-${firstPort}.json` },
}

/** A data folder with the demo catalogue, which both servers copy. */
export const demoTemplate = join(tmpdir(), `hatheli-demo-${firstPort}`)

export const admin = { email: 'admin@hatheli.example', password: 'correct horse battery staple' }

/** Stops Chromium from calling Google's hosts, and lets it start as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface TestServer {
  port: number
  url: string
}

function server(port: number): TestServer {
  return { port, url: `http://127.0.0.1:${port}` }
}
