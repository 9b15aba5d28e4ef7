import { request } from 'node:http'
import { round, table } from './support/figures.ts'
import { load, loadAlternately } from './support/load.ts'
import { kindsOfPages } from './support/pages.ts'
import type { MeasuredProgram } from './support/program.ts'
import { startBareNode, startNginx } from './support/references.ts'
import { signIn } from './support/signed-in.ts'

const [nginxPort, barePort] = [4391, 4392]
const rounds = 3
const cached = { connections: 64, seconds: 4 }
/** Fills the cache, whose bytes all servers send. */
const warmUp = { connections: 8, seconds: 2 }
const rendered = { connections: 8, seconds: 5 }

/** Requests per second of cached pages, compared with nginx and bare Node sending the same bytes, and of rendered pages. */
export async function throughput({ url }: MeasuredProgram): Promise<string> {
  const pages = await kindsOfPages(url)
  const bytes: Record<string, Uint8Array> = {}
  for (const [name, path] of Object.entries(pages)) {
    await load(url + path, warmUp)
    bytes[name.replace(' ', '-')] = await compressed(url + path)
  }
  const nginx = await startNginx(nginxPort, bytes)
  const bare = await startBareNode(barePort, bytes.home!)
  try {
    const rows: string[][] = []
    for (const [name, path] of Object.entries(pages)) {
      const file = name.replace(' ', '-')
      const [nginxLoad, bareLoad, ours] = await loadAlternately(
        [`${nginx.url}/${file}`, bare.url, url + path],
        rounds,
        cached,
      )
      rows.push([
        name,
        `${round(bytes[file]!.length / 1000)} kB`,
        round(nginxLoad!.perSecond),
        name === 'home' ? round(bareLoad!.perSecond) : '',
        round(ours!.perSecond),
        `${Math.round((100 * ours!.perSecond) / nginxLoad!.perSecond)} %`,
        round(ours!.p99),
      ])
    }
    return [cachedTable(rows), await renderTable(url, pages), await besideRenders(url, pages)].join('\n\n')
  } finally {
    await Promise.all([nginx.stop(), bare.stop()])
  }
}

function cachedTable(rows: string[][]): string {
  const head = ['cached page', 'brotli', 'nginx /s', 'bare Node /s', 'Hatheli /s', 'Hatheli / nginx', 'Hatheli p99 ms']
  return `${cached.connections} connections, median of ${rounds} alternating rounds.\n\n${table(head, rows)}`
}

async function renderTable(url: string, pages: Record<string, string>): Promise<string> {
  const { cookie } = await signIn(url)
  const rows: string[][] = []
  for (const name of ['home', 'category', 'trip', 'blog']) {
    const address = url + pages[name]!
    const forAdmin = { ...rendered, cookie }
    await load(address, forAdmin)
    const [{ perSecond, p99 }] = (await loadAlternately([address], rounds, forAdmin)) as [
      { perSecond: number; p99: number },
    ]
    rows.push([name, round(perSecond), round(p99)])
  }
  return table(['rendered page', '/s', 'p99 ms'], rows)
}

/** A cached page while all renderers are busy. */
async function besideRenders(url: string, pages: Record<string, string>): Promise<string> {
  const { cookie } = await signIn(url)
  const seconds = rendered.seconds + 1
  const storm = load(url + pages.home!, { ...rendered, seconds, cookie })
  const { p99 } = await load(url + pages.trip!, rendered)
  await storm
  return `A cached page while ${rendered.connections} connections render the home page: p99 ${round(p99)} ms.`
}

/** @returns the bytes as sent; `fetch` would decompress them. */
function compressed(address: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () => resolve(Buffer.concat(parts)))
    })
      .once('error', reject)
      .end()
  })
}
