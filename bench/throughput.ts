import { request } from 'node:http'
import { round, table } from './figures.ts'
import { load, loadInTurn } from './load.ts'
import { kindsOfPages } from './pages.ts'
import type { MeasuredProgram } from './program.ts'
import { startBareNode, startNginx } from './references.ts'
import { signIn } from './signed-in.ts'

const [nginxPort, barePort] = [4391, 4392]
const rounds = 3
const kept = { connections: 64, seconds: 4 }
/** What many ask for is pressed harder: both sides give those bytes. */
const warmUp = { connections: 8, seconds: 2 }
const rendered = { connections: 8, seconds: 5 }

/** Requests per second of kept pages beside nginx and bare Node with the same bytes, and of pages that are rendered. */
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
      const [theirs, least, ours] = await loadInTurn([`${nginx.url}/${file}`, bare.url, url + path], rounds, kept)
      rows.push([
        name,
        `${round(bytes[file]!.length / 1000)} kB`,
        round(theirs!.perSecond),
        name === 'home' ? round(least!.perSecond) : '',
        round(ours!.perSecond),
        `${Math.round((100 * ours!.perSecond) / theirs!.perSecond)} %`,
        round(ours!.p99),
      ])
    }
    return [keptTable(rows), await renderTable(url, pages)].join('\n\n')
  } finally {
    await Promise.all([nginx.stop(), bare.stop()])
  }
}

function keptTable(rows: string[][]): string {
  const head = ['kept page', 'brotli', 'nginx /s', 'bare Node /s', 'ours /s', 'ours of nginx', 'our p99 ms']
  return `${kept.connections} connections, median of ${rounds} rounds in turn.\n\n${table(head, rows)}`
}

async function renderTable(url: string, pages: Record<string, string>): Promise<string> {
  const { cookie } = await signIn(url)
  const rows: string[][] = []
  for (const name of ['home', 'category', 'trip', 'blog']) {
    const address = url + pages[name]!
    const forAdmin = { ...rendered, cookie }
    await load(address, forAdmin)
    const [{ perSecond, p99 }] = (await loadInTurn([address], rounds, forAdmin)) as [{ perSecond: number; p99: number }]
    rows.push([name, round(perSecond), round(p99)])
  }
  return table(['rendered for each request', '/s', 'p99 ms'], rows)
}

/** @returns the bytes as they are sent; `fetch` would unpack them. */
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
