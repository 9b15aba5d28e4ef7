import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { folderStorage } from '../../files/folder-storage.ts'
import { testKey } from '#tests/support/files/test-key.ts'
import { parseKey } from '../archive/backup-key.ts'
import { openLease } from './lease.ts'
import { targetOn, type Target } from './open-target.ts'

const all = mkdtempSync(join(tmpdir(), 'hatheli-lease-'))
const times = { renewal: 1, expiry: 0, settling: 0 }
const patient = { renewal: 1, expiry: 600_000, settling: 0 }

afterAll(() => rmSync(all, { recursive: true, force: true }))

describe('a lease', () => {
  let target: Target
  beforeEach(() => {
    target = targetOn(folderStorage(mkdtempSync(join(all, 'target-'))), parseKey(testKey))
  })

  it('is held by one, who may be started again, and is free when it is given back', async () => {
    const one = openLease({ target, holder: 'one', host: 'here', site: 'site', times: patient })
    const other = openLease({ target, holder: 'other', host: 'there', site: 'site', times: patient })
    expect(await one.renew()).toEqual({ held: true })
    expect(await other.renew()).toMatchObject({ held: false, host: 'here' })
    const again = openLease({ target, holder: 'one', host: 'here', site: 'site', times: patient })
    expect(await again.renew()).toEqual({ held: true })
    await again.release()
    expect(await other.renew()).toEqual({ held: true })
  })

  it('is taken over when it is not renewed, and its former holder notices', async () => {
    const one = openLease({ target, holder: 'one', host: 'here', site: 'site', times: patient })
    const other = openLease({ target, holder: 'other', host: 'there', site: 'site', times })
    await one.renew()
    expect(await other.renew()).toEqual({ held: true })
    expect(await one.renew()).toMatchObject({ held: false, host: 'there' })
    await one.release()
    expect(await other.renew()).toEqual({ held: true })
  })

  it('reports whether its holder still renews it', async () => {
    const one = openLease({ target, holder: 'one', host: 'here', site: 'site', times: patient })
    const other = openLease({ target, holder: 'other', host: 'there', site: 'site', times: patient })
    await one.renew()
    expect(await other.renew()).toMatchObject({ held: false, isAlive: false })
    await one.renew()
    expect(await other.renew()).toMatchObject({ held: false, isAlive: true })
  })

  it('is not shared with a copy of the same data folder', async () => {
    const original = openLease({ target, holder: 'same', host: 'here', site: 'site', times: patient })
    const copy = openLease({ target, holder: 'same', host: 'there', site: 'site', times: patient })
    await original.renew()
    await copy.renew()
    expect(await original.renew()).toMatchObject({ held: false, host: 'there' })
    expect(await copy.renew()).toEqual({ held: true })
  })
})
