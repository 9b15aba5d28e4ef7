import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { emptyPostgresql } from '#tests/support/database/open-fresh.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import { startBalancer } from '#tests/support/nodes/balancer.ts'
import { changingPage } from '#tests/support/nodes/changing-page.ts'
import { nodeEnvironment, signInAt, startNode, untilReady, type Node } from '#tests/support/nodes/cluster.ts'
import { loadOn } from '#tests/support/nodes/load.ts'
import { isOfNextRelease, makeNextRelease } from '#tests/support/nodes/next-release.ts'
import { faultsOf, noFaults } from '#tests/support/nodes/stored.ts'
import { assembledProgram, launchOf } from '#tests/support/program/assembled.ts'
import { temporaryFolder, type Launch } from '#tests/support/program/program-process.ts'

/**
 * A folder with the sources, packages and build of an earlier version: `npm run test:update` sets it. Without one, this
 * program is the earlier version, and the later one is made of it.
 */
const earlier = process.env.EARLIER_VERSION

const patience = { timeout: 60_000, interval: 50 }
const paths = ['/', '/category/wildlife', '/api/trips', '/about', '/blogs']
const storage = objectStorageServer()
const assembled = assembledProgram()

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

/** @returns how to start the two versions; undefined stands for this program. */
function versions(): { before: Launch | undefined; after: Launch | undefined } {
  if (earlier) {
    const script = join(earlier, 'src/server/engine/start.sh')
    return { before: (_, options) => spawn('sh', [script], { ...options, cwd: earlier }), after: undefined }
  }
  makeNextRelease(assembled())
  return { before: undefined, after: launchOf(assembled()) }
}

async function startSite(launch: Launch | undefined) {
  const url = await emptyPostgresql()
  const environment = { ...nodeEnvironment(url, storage()), STOP_DELAY_SECONDS: '1' }
  const nodes: Node[] = []
  for (let at = 0; at < 3; at += 1) nodes.push(await startNode(environment, launch))
  open.push(...nodes.map(({ kill }) => ({ close: kill })))
  await Promise.all(nodes.map(untilReady))
  const balancer = await startBalancer(
    temporaryFolder(),
    nodes.map(({ port }) => port),
  )
  open.push({ close: balancer.stop })
  return { url, nodes, origin: balancer.url }
}

it('two versions serve together while nodes are replaced one after another, and when they are put back', async () => {
  const { before, after } = versions()
  const { url, nodes, origin } = await startSite(before)
  const admin = await signInAt(nodes[0]!.url)
  const page = await changingPage(url, admin)
  const picture = new Blob([new Uint8Array(await aPictureFile())], { type: 'image/jpeg' })
  const load = loadOn({ origin, admin, paths, picture })
  open.push({ close: load.stop })

  for (const [name, launch] of Object.entries({ after, before })) {
    for (const [number, replaced] of nodes.entries()) {
      await replaced.stop()
      await replaced.start(launch)
      // Whoever saves, all show it: nodes of the same version and of the other one.
      for (const [at, node] of nodes.entries()) {
        const title = `Saved at ${at} with ${number + 1} of the version ${name}`
        await page.save(node, title)
        for (const each of nodes) await expect.poll(() => page.isShownBy(each, title), patience).toBe(true)
      }
    }
  }

  await load.stop()
  process.stdout.write(
    `${load.reads} reads, ${load.saved.length} saves, ${load.uploaded.length} uploads; refused: ${JSON.stringify([...load.refused])}\n`,
  )
  if (!earlier) expect(await isOfNextRelease(url)).toBe(true)
  expect(load.failedReads).toEqual([])
  expect(load.saved.length).toBeGreaterThan(0)
  expect(await faultsOf(url, load)).toEqual(noFaults)
  for (const each of load.uploaded) expect((await fetch(origin + each)).status, each).toBe(200)
})
