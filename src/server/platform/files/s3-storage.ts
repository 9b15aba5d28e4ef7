import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { contentTypeOf, immutable } from './file-headers.ts'
import { checkedKey, checkedPrefix, type Storage, type StoredObject } from './storage.ts'

/**
 * Storage in a bucket: docs/decisions/0015. An object is sent in one request, which the server stores completely or not
 * at all.
 * @param root of all keys, empty or with a slash at its end.
 */
export function s3Storage(client: S3Client, bucket: string, root = ''): Storage {
  const of = (key: string) => ({ Bucket: bucket, Key: root + checkedKey(key) })
  const found = (prefix: string) => pages(client, bucket, root + (prefix && checkedPrefix(prefix)))
  return {
    put: async (key, bytes) => {
      const ContentType = contentTypeOf(key) ?? 'application/octet-stream'
      await client.send(new PutObjectCommand({ ...of(key), Body: bytes, ContentType, CacheControl: immutable }))
    },
    get: async (key) => read(client, of(key)),
    move: async (from, to) => {
      const CopySource = `${bucket}/${root}${checkedKey(from)}`
      const copied = await client.send(new CopyObjectCommand({ ...of(to), CopySource })).catch(nullIfMissing)
      if (copied) await client.send(new DeleteObjectCommand(of(from)))
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(of(key)))
    },
    removeAll: async (prefix) => {
      const keys = (page: Found[]) => page.map(({ key }) => key)
      for await (const page of pages(client, bucket, root + checkedPrefix(prefix))) {
        await removeBatch(client, bucket, keys(page))
      }
    },
    list: async (prefix) => {
      const keys: string[] = []
      for await (const page of found(prefix)) keys.push(...page.map(({ key }) => key.slice(root.length)))
      return keys.sort()
    },
    listSizes: async (prefix) => {
      const sizes = new Map<string, number>()
      for await (const page of found(prefix)) for (const { key, size } of page) sizes.set(key.slice(root.length), size)
      return sizes
    },
    // A `PutObject` that fails leaves nothing behind.
    removeUnfinished: async () => {},
  }
}

interface ObjectAddress {
  Bucket: string
  Key: string
}

async function read(client: S3Client, address: ObjectAddress): Promise<StoredObject | null> {
  const found = await client.send(new HeadObjectCommand(address)).catch(nullIfMissing)
  if (!found) return null
  return {
    size: found.ContentLength ?? 0,
    stream: (range) => stream(client, new GetObjectCommand({ ...address, ...headerOf(range) })),
  }
}

function headerOf(range?: { start: number; end: number }) {
  return range ? { Range: `bytes=${range.start}-${range.end}` } : {}
}

/** When the reader closes the stream, the request is aborted, so that its connection returns to the pool. */
function stream(client: S3Client, command: GetObjectCommand): Readable {
  const bytes = new PassThrough()
  const stop = new AbortController()
  bytes.once('close', () => stop.abort())
  client.send(command, { abortSignal: stop.signal }).then(
    // On later errors the pipeline destroys `bytes`, which reports them to the reader.
    ({ Body }) => pipeline(Body as Readable, bytes, () => {}),
    (error: Error) => bytes.destroy(error),
  )
  return bytes
}

function nullIfMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
  throw error
}

interface Found {
  key: string
  size: number
}

/** Up to 1000 objects a page. */
async function* pages(client: S3Client, Bucket: string, Prefix: string): AsyncGenerator<Found[]> {
  let ContinuationToken: string | undefined
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
    yield (page.Contents ?? []).flatMap(({ Key, Size }) => (Key ? { key: Key, size: Size ?? 0 } : []))
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (ContinuationToken)
}

/** @param keys 1000 at most, the limit of one request. */
async function removeBatch(client: S3Client, Bucket: string, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const Objects = keys.map((Key) => ({ Key }))
  const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
  const [first] = Errors
  if (first) throw new Error(`${Errors.length} objects were not removed (${first.Code ?? first.Message})`)
}
