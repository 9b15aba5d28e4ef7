import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ObjectStorageSettings } from '#server/platform/config/storage-settings.ts'

const program = fileURLToPath(new URL('./s3-process.ts', import.meta.url))

/** A real S3-compatible server with the empty buckets `hatheli` and `other`. */
export interface ObjectStorageServer {
  settings: ObjectStorageSettings
  stop: () => void
}

export async function startObjectStorage(): Promise<ObjectStorageServer> {
  // It creates continuation tokens with a cipher that OpenSSL 3 offers only to legacy programs.
  const args = ['--openssl-legacy-provider', program, 'hatheli', 'other']
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    settings: {
      bucket: 'hatheli',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: () => child.stdin.end(),
  }
}
