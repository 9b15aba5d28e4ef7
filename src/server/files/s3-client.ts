import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { createHash } from 'node:crypto'
import type { ObjectStorageSettings } from '../config.ts'
import { StorageUnavailable } from './storage.ts'

const connectionTimeout = 5000

/** Milliseconds without a byte after which a connection counts as dead. */
const silence = 30_000

/**
 * Signs in to an object storage and sees that the bucket can be read.
 * @throws StorageUnavailable when it does not answer or refuses us; no credential is in the message.
 */
export async function openS3Client(settings: ObjectStorageSettings): Promise<S3Client> {
  const client = createClient(settings)
  try {
    // Listing is a right that we need, and unlike a HEAD request it says what is wrong.
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
    // Checksums of the newer kind are unknown to many storages that speak S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout, socketTimeout: silence },
  })
  addOldChecksum(client)
  return client
}

/** Removing many at once requires a checksum: MD5 is the one that every storage knows, so it takes the place of ours. */
function addOldChecksum(client: S3Client): void {
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
    { step: 'build', priority: 'low', name: 'oldChecksum' },
  )
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  const { code, name, message } = error as NodeJS.ErrnoException
  return code ?? (name && name !== 'Error' ? name : message)
}
