import { setTimeout as pause } from 'node:timers/promises'
import { startTestServer } from '#tests/support/database/test-server.ts'
import { startObjectStorage } from '#tests/support/files/start-object-storage.ts'
import { changingPage, type ChangingPage } from '#tests/support/nodes/changing-page.ts'
import { nodeEnvironment, signInAt, startNodes, type Node } from '#tests/support/nodes/cluster.ts'
import { tcpProxy, through } from '#tests/support/nodes/tcp-proxy.ts'
import { round, spreadOf, table } from './support/figures.ts'

const saves = 50

/** Milliseconds between two questions to the same node. */
const interval = 10

/** How long nodes serve the page before a save, when they are told of the save and when one of three is not. */
export async function nodes(): Promise<string> {
  const [postgres, storage] = await Promise.all([startTestServer(), startObjectStorage()])
  const url = postgres.urlOf('postgres')
  const proxy = await tcpProxy(url)
  const environment = nodeEnvironment(url, storage.settings)
  const running: Node[] = []
  try {
    running.push(
      ...(await startNodes([environment, environment, { ...environment, DATABASE_URL: through(url, proxy) }])),
    )
    const page = await changingPage(url, await signInAt(running[0]!.url))
    const told = await staleTimes(running, page, 'Told')
    proxy.silence()
    const untold = await staleTimes(running, page, 'Untold')
    return table(
      ['three nodes', 'saves', 'old page at most, median ms', 'p95', 'maximum', 'over 1 s', 'over 5 s'],
      [rowOf('all are told', told), rowOf('one is not told', untold)],
    )
  } finally {
    for (const node of running) await node.kill()
    proxy.close()
    storage.stop()
    await postgres.stop()
  }
}

/** @returns for each save, milliseconds from its response to the last old page that any node was asked for. */
async function staleTimes(running: Node[], page: ChangingPage, name: string): Promise<number[]> {
  const times: number[] = []
  for (let save = 0; save < saves; save += 1) {
    const title = `${name} ${save}`
    await page.save(running[save % running.length]!, title)
    const saved = performance.now()
    times.push(Math.max(...(await Promise.all(running.map((node) => staleUntil(node, page, title)))), saved) - saved)
  }
  return times
}

/** @returns when a node was last asked for the page and served the old one; 0 if it never did. */
async function staleUntil(node: Node, page: ChangingPage, title: string): Promise<number> {
  for (let last = 0; ;) {
    const asked = performance.now()
    if (await page.isShownBy(node, title)) return last
    last = asked
    await pause(interval)
  }
}

function rowOf(name: string, times: number[]): string[] {
  const { p50, p95, max } = spreadOf(times)
  const over = (limit: number) => String(times.filter((time) => time > limit).length)
  return [name, String(times.length), round(p50), round(p95), round(max), over(1000), over(5000)]
}
