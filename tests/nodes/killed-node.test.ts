import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { emptyPostgresql } from '#tests/support/database/open-fresh.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import { nodeEnvironment, signInAt, startNode, type AdminOfNodes, type Node } from '#tests/support/program/node.ts'

const timeout = 180_000
const patience = { timeout: 60_000, interval: 20 }
const storage = objectStorageServer()

const pagePath = '/category/wildlife'

/** Three nodes that start together on an empty database and an empty bucket. */
async function startSite() {
  const url = await emptyPostgresql()
  const environment = nodeEnvironment(url, storage())
  const nodes = await Promise.all([environment, environment, environment].map(startNode))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const rows = async <Row extends pg.QueryResultRow>(query: string) => (await client.query<Row>(query)).rows
  return { nodes: nodes as [Node, Node, Node], rows, admin: await signInAt(nodes[0]!) }
}

/** Changes the title of the page at `pagePath`. @throws if the save is refused. */
async function retitle(admin: AdminOfNodes, node: Node, id: string, title: string): Promise<void> {
  const body = { category_data: { title, description: 'Seen by all nodes' } }
  const answer = await admin.send(node, 'PATCH', `/categories/${id}`, body)
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
}

async function expectShown(nodes: Node[], title: string): Promise<void> {
  for (const { url } of nodes) {
    await expect.poll(async () => (await fetch(url + pagePath)).text(), patience).toContain(title)
  }
}

/** Saves that were acknowledged, and reads that were not answered with 200. */
interface Load {
  saved: string[]
  failedReads: string[]
  stop: () => Promise<void>
}

/** One reader and one writer for each node; a writer repeats a save that was not acknowledged at the next node. */
function startLoad(admin: AdminOfNodes, nodes: Node[], isDead: (node: Node) => boolean): Load {
  const stopped = new AbortController()
  const { signal } = stopped
  const load: Load = { saved: [], failedReads: [], stop: async () => {} }

  async function write(first: number): Promise<void> {
    while (!signal.aborted) {
      const vendor_name = `Saved ${randomUUID()}`
      const key = randomUUID()
      for (let at = first; !signal.aborted; at += 1) {
        const body = { vendor_data: { vendor_name, region: 'Goa' } }
        const answer = await admin.send(nodes[at % nodes.length]!, 'POST', '/vendors', body, key).catch(() => null)
        await answer?.text().catch(() => {})
        if (!answer?.ok) continue
        load.saved.push(vendor_name)
        break
      }
    }
  }

  async function read(node: Node): Promise<void> {
    while (!signal.aborted) {
      const wasDead = isDead(node)
      const status = await fetch(node.url + pagePath)
        .then(async (answer) => (await answer.text(), answer.status))
        .catch(() => 0)
      if (status !== 200 && !wasDead && !isDead(node)) load.failedReads.push(`${node.url} ${status}`)
    }
  }

  const running = [...nodes.map((_, at) => write(at)), ...nodes.map(read)]
  load.stop = async () => {
    stopped.abort()
    await Promise.all(running)
  }
  return load
}

it('nodes of one site share everything, and a killed one loses no acknowledged save', { timeout }, async () => {
  const { nodes, rows, admin } = await startSite()
  for (const node of nodes) expect((await admin.send(node, 'GET', '/vendors')).status).toBe(200)

  const [key, vendor] = [randomUUID(), { vendor_data: { vendor_name: 'Once', region: 'Kerala' } }]
  const answers = await Promise.all(nodes.map((node) => admin.send(node, 'POST', '/vendors', vendor, key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await rows('select vendor_name from vendors')).toEqual([{ vendor_name: 'Once' }])

  const picture = await admin.upload(nodes[0], new Blob([new Uint8Array(await aPictureFile())], { type: 'image/jpeg' }))
  expect((await admin.open(nodes[1], picture)).status).toBe(200)
  expect((await admin.open(nodes[2], `${picture}/640.webp`)).headers.get('content-type')).toBe('image/webp')

  const [category] = await rows<{ id: string }>(`select id from categories where name = 'Wildlife Escapes'`)
  for (const [at, node] of nodes.entries()) {
    await retitle(admin, node, category!.id, `Saved at ${at}`)
    await expectShown(nodes, `Saved at ${at}`)
  }

  const [victim, ...others] = nodes
  let isDead = false
  const load = startLoad(admin, nodes, (node) => isDead && node === victim)
  const untilMoreSaves = async () => {
    const before = load.saved.length
    await expect.poll(() => load.saved.length, patience).toBeGreaterThan(before + 10)
  }
  await untilMoreSaves()
  await retitle(admin, victim, category!.id, 'Saved before the end')
  isDead = true
  await victim.kill()
  await expectShown(others, 'Saved before the end')
  await untilMoreSaves()
  await victim.start()
  isDead = false
  await expectShown([victim], 'Saved before the end')
  await untilMoreSaves()
  await load.stop()

  expect(load.failedReads).toEqual([])
  const names = (await rows<{ name: string }>('select vendor_name as name from vendors')).map(({ name }) => name)
  expect(load.saved.filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
