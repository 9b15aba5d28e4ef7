import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { ObjectStorageSettings } from '#server/config/storage-settings.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { openS3Client } from '#server/files/s3-client.ts'
import { s3Storage } from '#server/files/s3-storage.ts'
import type { Storage } from '#server/files/storage.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import { testKey } from '#tests/support/files/test-key.ts'
import { parseKey } from '../archive/backup-key.ts'
import { openLease } from './lease.ts'
import { targetOn, type Target } from './open-target.ts'

const all = mkdtempSync(join(tmpdir(), 'hatheli-lease-'))
const times = { renewal: 1, expiry: 0, settling: 0 }
const patient = { renewal: 1, expiry: 600_000, settling: 0 }

afterAll(() => rmSync(all, { recursive: true, force: true }))

const ignoring = objectStorageServer()
const knowing = objectStorageServer('--conditions')

let number = 0
async function bucketOf(settings: ObjectStorageSettings): Promise<Storage> {
  number += 1
  return s3Storage(await openS3Client(settings), settings.bucket, `lease-${number}/`)
}

const places: [string, () => Promise<Storage>, boolean][] = [
  ['a folder', async () => folderStorage(mkdtempSync(join(all, 'target-'))), false],
  ['a bucket that ignores conditions', () => bucketOf(ignoring()), false],
  ['a bucket with conditional writes', () => bucketOf(knowing()), true],
]

describe.each(places)('a lease in %s', (_name, open, isExact) => {
  let target: Target
  beforeEach(async () => {
    target = targetOn(await open(), parseKey(testKey))
  })

  it.runIf(isExact)('goes to one of many that want it in the same moment', async () => {
    const leases = Array.from({ length: 8 }, (_, index) =>
      openLease({ target, holder: `${index}`, host: `host ${index}`, site: 'site', times: patient }),
    )
    for (let round = 0; round < 3; round += 1) {
      const renewed = await Promise.all(leases.map((lease) => lease.renew()))
      expect(renewed.filter(({ held }) => held)).toHaveLength(1)
    }
    expect(await target.list('about/')).toEqual(['about/lease'])
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

  it('is taken over when nobody renews it, and its former holder notices', async () => {
    const one = openLease({ target, holder: 'one', host: 'here', site: 'site', times: patient })
    const other = openLease({ target, holder: 'other', host: 'there', site: 'site', times })
    await one.renew()
    expect(await other.renew()).toEqual({ held: true })
    expect(await one.renew()).toMatchObject({ held: false, host: 'there' })
    await one.release()
    expect(await other.renew()).toEqual({ held: true })
  })

  it('says whether its holder goes on renewing it', async () => {
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
