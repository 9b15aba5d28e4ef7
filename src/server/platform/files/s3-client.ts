import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { createHash } from 'node:crypto'
import type { ObjectStorageSettings } from '../config/storage-settings.ts'
import { StorageUnavailable } from './storage.ts'

/** Milliseconds. */
const connectionTimeout = 5000

/** Milliseconds without traffic after which a request fails. */
const socketTimeout = 30_000

/**
 * Connects to the object storage and checks that the bucket can be read.
 * @throws StorageUnavailable when it does not answer or refuses access; the message contains no credentials.
 */
export async function openS3Client(settings: ObjectStorageSettings): Promise<S3Client> {
  const client = createClient(settings)
  try {
    // The permission to list is needed anyway, and unlike a HEAD request the response contains the reason.
    await client.send(new ListObjectsV2Command({ Bucket: settings.bucket, MaxKeys: 1 }))
    return client
  } catch (error) {
    client.destroy()
    const place = settings.endpoint ? new URL(settings.endpoint).host : `Amazon S3 (${settings.region})`
    const message = `S3_BUCKET: ${settings.bucket} at ${place} cannot be used (${reason(error)})`
    throw new StorageUnavailable(message, { cause: error })
  }
}

function createClient({ endpoint, region, accessKeyId, secretAccessKey }: ObjectStorageSettings): S3Client {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Many S3-compatible storages do not know the newer checksums (CRC32).
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout, socketTimeout },
  })
  useMd5Checksum(client)
  return client
}

/** `DeleteObjects` requires a checksum: MD5 is the one that every storage supports, so it replaces the SDK's. */
function useMd5Checksum(client: S3Client): void {
  client.middlewareStack.add(
    (next, context) => (args) => {
      if (context.commandName === 'DeleteObjectsCommand') {
        const request = args.request as { headers: Record<string, string>; body: string | Uint8Array }
        for (const name of Object.keys(request.headers)) {
          if (/^x-amz-(?:sdk-)?checksum-/i.test(name)) delete request.headers[name]
        }
        request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64')
      }
      return next(args)
    },
    { step: 'build', priority: 'low', name: 'md5Checksum' },
  )
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  const { code, name, message } = error as NodeJS.ErrnoException
  return code ?? (name && name !== 'Error' ? name : message)
}
