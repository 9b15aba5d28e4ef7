import { describe, expect, it } from 'vitest'
import type { ObjectStorageSettings } from '../config/storage-settings.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import { openStorage } from './open-storage.ts'

const settings = objectStorageServer()
const inBucket = (objectStorage: ObjectStorageSettings) => openStorage({ objectStorage, dataDir: '/nowhere' })

describe('object storage', () => {
  it('gets the content type and cache lifetime of an object', async () => {
    const storage = await inBucket(settings())
    await storage.put('trip-images/seen-by-browsers.avif', Buffer.from('x'))
    const { endpoint, bucket } = settings()
    const { headers } = await fetch(`${endpoint}/${bucket}/trip-images/seen-by-browsers.avif`)
    expect(headers.get('content-type')).toBe('image/avif')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    ['has no such bucket', { bucket: 'missing' }, 'NoSuchBucket'],
    ['denies access', { accessKeyId: 'stranger', secretAccessKey: 's3cr3t' }, 'InvalidAccessKeyId'],
  ])('that %s is reported in one line', async (_, changes, reason) => {
    const wrong = { ...settings(), ...changes }
    const place = `S3_BUCKET: ${wrong.bucket} at ${new URL(wrong.endpoint!).host}`
    await expect(inBucket(wrong)).rejects.toThrow(new RegExp(`^${place} cannot be used \\(${reason}\\)$`))
  })
})
