import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { emptyPostgresql } from '#tests/support/database/open-fresh.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import { changingPage } from '#tests/support/nodes/changing-page.ts'
import { nodeEnvironment, signInAt, startNode, startNodes, type Node } from '#tests/support/nodes/cluster.ts'
import { startPooler } from '#tests/support/nodes/pooler.ts'
import { tcpProxy, through } from '#tests/support/nodes/tcp-proxy.ts'
import { temporaryFolder } from '#tests/support/program/program-process.ts'

const patience = { timeout: 60_000, interval: 100 }
const often = { timeout: 60_000, interval: 10 }
const storage = objectStorageServer()

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

/** Three nodes of an empty database: at the server, at a server that can be silenced, and behind PgBouncer. */
async function startSite() {
  const url = await emptyPostgresql()
  const proxy = await tcpProxy(url)
  const pooler = await startPooler(url, temporaryFolder())
  open.push(proxy, { close: pooler.stop })
  const environment = nodeEnvironment(url, storage())
  const nodes = await startNodes([
    environment,
    { ...environment, DATABASE_URL: through(url, proxy) },
    { ...environment, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url },
  ])
  open.push(...nodes.map(({ kill }) => ({ close: kill })))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  open.push({ close: () => client.end() })
  return { url, environment, nodes: nodes as [Node, Node, Node], proxy, pooler, client }
}

it('nodes that start together on an empty database and bucket are one site', async () => {
  const { url, environment, nodes, proxy, pooler, client } = await startSite()
  const [first, second, third] = nodes
  const admin = await signInAt(first.url)
  const textAt = async ({ url }: Node, path: string) => (await fetch(url + path)).text()

  // A session, a repeated write and a picture are those of all nodes.
  for (const { url } of nodes) expect((await admin.send(url, 'GET', '/admin/vendors')).status).toBe(200)
  const key = randomUUID()
  const vendor = { vendor_data: { vendor_name: 'Once', region: 'Kerala' } }
  const answers = await Promise.all(nodes.map(({ url }) => admin.send(url, 'POST', '/admin/vendors', vendor, key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await client.query('select from vendors')).rowCount).toBe(1)
  const file = new Blob([new Uint8Array(await aPictureFile())], { type: 'image/jpeg' })
  const picture = await admin.upload(first.url, 'trip-images', file)
  expect((await fetch(second.url + picture)).status).toBe(200)
  expect((await fetch(`${third.url}${picture}/640.webp`)).headers.get('content-type')).toBe('image/webp')

  // A save anywhere shows everywhere.
  const page = await changingPage(url, admin)
  const times: number[] = []
  const showsEverywhere = async (title: string) => {
    const saved = performance.now()
    for (const node of nodes) await expect.poll(() => page.isShownBy(node, title), often).toBe(true)
    times.push(Math.round(performance.now() - saved))
  }
  for (const [number, node] of nodes.entries()) {
    await page.save(node, `Saved at ${number}`)
    expect(await page.isShownBy(node, `Saved at ${number}`)).toBe(true)
    await showsEverywhere(`Saved at ${number}`)
  }
  proxy.silence()
  await page.save(third, 'Not announced to the second')
  await showsEverywhere('Not announced to the second')
  await page.save(second, 'Saved by whom nobody tells anything')
  await showsEverywhere('Saved by whom nobody tells anything')
  await expect.poll(() => textAt(second, '/metrics'), patience).toMatch(/^db_missed_changes_total [1-9]/m)

  process.stdout.write(`Until a save showed at all nodes, the last two not announced: ${times.join(', ')} ms\n`)

  // A node that is none of them is refused.
  const stranger = await startNode({ ...environment, SESSION_SECRET: 'a secret that no other node of it has' })
  await expect.poll(stranger.stderr, patience).toMatch(/^SESSION_SECRET: another node of this database has a different/)
  const unnamed = await startNode({ ...environment, DATABASE_URL: pooler.url })
  await expect
    .poll(unnamed.stderr, patience)
    .toBe('DATABASE_URL: leads to a pooler; name the server itself in DATABASE_DIRECT_URL\n')
})
