import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { workerPath } from '#values/addresses/offline-pages.ts'
import { workerRoutes } from './worker-routes.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hatheli-worker-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'service-worker.js'), 'keep()')
  writeFileSync(join(folder, 'switched-off.js'), 'remove()')
  writeFileSync(join(folder, 'assets', 'site-1.css'), '')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function served({ version = '', ...options }: { isOn?: boolean; version?: string } = {}) {
  const routes = workerRoutes({ folder, pages: folder, isOn: true, version: async () => version, ...options })
  const response = await routes.request(workerPath)
  return { headers: response.headers, text: await response.text() }
}

it('the worker is never cached, and may fetch from this site alone', async () => {
  const { headers, text } = await served()
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  expect(text).toMatch(/^const buildId="[\da-f]{16}";keep\(\)$/)
})

it('it is the same until the build or the configuration changes', async () => {
  const { text } = await served()
  expect((await served()).text).toBe(text)
  expect((await served({ version: 'another brand' })).text).not.toBe(text)
  writeFileSync(join(folder, 'assets', 'site-2.css'), '')
  expect((await served()).text).not.toBe(text)
})

it('where pages are not to be kept it is the script that removes what is', async () => {
  expect((await served({ isOn: false })).text).toMatch(/remove\(\)$/)
})
