import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionSecret } from './session-secret.ts'

describe('the session secret', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'hatheli-secret-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  it('is the configured one if there is one', async () => {
    expect(await sessionSecret({ sessionSecret: 'x'.repeat(32), dataDir })).toBe('x'.repeat(32))
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('is generated once, readable by its owner only, and the same for concurrent starts', async () => {
    const secrets = await Promise.all([1, 2, 3, 4].map(() => sessionSecret({ sessionSecret: null, dataDir })))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]!.length).toBeGreaterThanOrEqual(32)
    expect(readdirSync(dataDir)).toEqual(['session-secret'])
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600)
    expect(await sessionSecret({ sessionSecret: null, dataDir })).toBe(secrets[0])
  })

  it('stops the start with one line when it is damaged', async () => {
    writeFileSync(join(dataDir, 'session-secret'), 'short\n')
    await expect(sessionSecret({ sessionSecret: null, dataDir })).rejects.toThrow(/^DATA_DIR: .* is damaged/)
  })
})
