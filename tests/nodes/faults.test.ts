import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { startTestServer } from '#tests/support/database/test-server.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import { startBalancer } from '#tests/support/nodes/balancer.ts'
import { changingPage } from '#tests/support/nodes/changing-page.ts'
import { nodeEnvironment, signInAt, startNode, untilReady, type Node } from '#tests/support/nodes/cluster.ts'
import { loadOn, type Load } from '#tests/support/nodes/load.ts'
import { faultsOf, noFaults } from '#tests/support/nodes/stored.ts'
import { tcpProxy, through } from '#tests/support/nodes/tcp-proxy.ts'
import { temporaryFolder, type Launch } from '#tests/support/program/program-process.ts'
import { canMount, smallDisk } from '#tests/support/program/small-disk.ts'
import { ensureProgram } from '../../scripts/debian.mjs'

/** For longer than in `npm test`: a node is killed every ten seconds for so many seconds, after all other faults. */
const killingSeconds = Number(process.env.NODE_KILLS_SECONDS ?? 0)

/** Milliseconds: each turn can wait longer for a start than for the ten seconds. */
const timeout = 300_000 + 2 * killingSeconds * 1000

const patience = { timeout: 120_000, interval: 100 }
const paths = ['/', '/category/wildlife', '/api/trips', '/about']
const storage = objectStorageServer()

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

/** Two hours ahead of the others. */
async function otherClock(): Promise<Launch> {
  const library = await ensureProgram('faketime')
  return ([program, ...args], options) =>
    spawn(program, args, {
      ...options,
      env: { ...options.env, LD_PRELOAD: library, FAKETIME: '+7200s', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
    })
}

/**
 * Three nodes behind nginx on a PostgreSQL with a disk of its own and a bucket: one whose notifications can be cut, one whose
 * clock is wrong.
 */
async function startSite() {
  const disk = canMount ? smallDisk(400) : null
  const server = await startTestServer({ folder: disk?.folder, settings: { fsync: 'on', synchronous_commit: 'on' } })
  open.push({ close: () => disk?.remove() }, { close: server.stop })
  const url = server.urlOf('postgres')
  const [notifications, bucket] = [await tcpProxy(url), await tcpProxy(storage().endpoint!)]
  open.push(notifications, bucket)
  const usual = {
    ...nodeEnvironment(url, { ...storage(), endpoint: `http://127.0.0.1:${bucket.port}` }),
    DEMO_CONTENT: 'off',
    STOP_DELAY_SECONDS: '1',
  }
  const nodes = [
    await startNode(usual),
    await startNode({ ...usual, DATABASE_DIRECT_URL: through(url, notifications) }),
    await startNode(usual, await otherClock()),
  ]
  open.push(...nodes.map(({ kill }) => ({ close: kill })))
  await Promise.all(nodes.map(untilReady))
  const balancer = await startBalancer(
    temporaryFolder(),
    nodes.map(({ port }) => port),
  )
  open.push({ close: balancer.stop })
  return { disk, server, url, notifications, bucket, nodes: nodes as [Node, Node, Node], origin: balancer.url }
}

/** Waits until the load has stored more than it had. */
async function goesOn(load: Load): Promise<void> {
  const before = load.saved.length
  await expect.poll(() => load.saved.length, patience).toBeGreaterThan(before + 2)
}

async function killInTurn(nodes: Node[], load: Load): Promise<void> {
  const end = Date.now() + killingSeconds * 1000
  for (let turn = 0; Date.now() < end; turn += 1) {
    const node = nodes[turn % nodes.length]!
    await Promise.all([pause(10_000), node.kill().then(() => node.start())])
  }
  await goesOn(load)
}

it(
  'saves and reads go on while nodes, PostgreSQL, notifications, bucket, disk and a clock fail',
  { timeout },
  async () => {
    const { disk, server, url, notifications, bucket, nodes, origin } = await startSite()
    const admin = await signInAt(nodes[0].url)
    const page = await changingPage(url, admin)
    // Every node has the pages once: what cannot be rendered later is served as it was.
    for (const node of nodes) for (const path of paths) expect((await fetch(node.url + path)).status, path).toBe(200)
    const picture = new Blob([new Uint8Array(await aPictureFile())], { type: 'image/jpeg' })
    const load = loadOn({ origin, admin, paths, picture })
    open.push({ close: load.stop })
    await goesOn(load)

    await nodes[0].kill()
    await goesOn(load)
    await nodes[0].start()
    // In order, as at an update.
    await nodes[2].stop()
    await nodes[2].start()
    await goesOn(load)

    await server.crash()
    await goesOn(load)

    notifications.silence()
    await page.save(nodes[0], 'Not announced')
    for (const node of nodes) await expect.poll(() => page.isShownBy(node, 'Not announced'), patience).toBe(true)
    notifications.restore()

    const before = load.refused.get('upload lost') ?? 0
    bucket.cut()
    const uploaded = load.uploaded.length
    const refusedUploads = () => load.refused.get('upload lost') ?? 0
    await expect.poll(refusedUploads, patience).toBeGreaterThan(before)
    await goesOn(load)
    bucket.restore()
    await expect.poll(() => load.uploaded.length, patience).toBeGreaterThan(uploaded)

    if (disk) {
      const refusals = () => load.refused.get('save 507') ?? 0
      disk.fill()
      await expect.poll(refusals, patience).toBeGreaterThan(0)
      disk.empty()
      await server.revive()
      await goesOn(load)
    }
    await killInTurn(nodes, load)

    await load.stop()
    process.stdout.write(
      `${load.reads} reads, ${load.saved.length} saves, ${load.uploaded.length} uploads; refused: ${JSON.stringify([...load.refused])}\n`,
    )
    expect(load.failedReads).toEqual([])
    expect(await faultsOf(url, load)).toEqual(noFaults)
    for (const each of load.uploaded) expect((await fetch(origin + each)).status, each).toBe(200)
  },
)
