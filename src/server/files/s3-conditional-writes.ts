import { GetObjectCommand, PutObjectCommand, S3ServiceException, type S3Client } from '@aws-sdk/client-s3'
import { ConditionsUnknown, type ConditionalWrites } from './conditional-writes.ts'
import { checkedKey } from './storage.ts'

/** Of another version, of one that is being written, or of an object that is gone. */
const failed = new Set([404, 409, 412])

/** What storages answer that know no such header. */
const refused = new Set([400, 405, 501])

/** @param root of all keys, empty or with a slash at its end. */
export function s3ConditionalWrites(client: S3Client, bucket: string, root: string): ConditionalWrites {
  const of = (key: string) => ({ Bucket: bucket, Key: root + checkedKey(key) })
  return {
    async read(key) {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand(of(key)))
        return { bytes: Buffer.from(await Body!.transformToByteArray()), tag: ETag ?? '' }
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
    async write(key, bytes, tag) {
      const condition = tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag }
      try {
        const { ETag } = await client.send(new PutObjectCommand({ ...of(key), ...condition, Body: bytes }))
        return ETag ?? ''
      } catch (error) {
        const status = statusOf(error)
        if (failed.has(status)) return null
        if (refused.has(status)) throw new ConditionsUnknown('the storage refuses conditions', { cause: error })
        throw error
      }
    },
  }
}

function statusOf(error: unknown): number {
  return (error instanceof S3ServiceException && error.$metadata.httpStatusCode) || 0
}
