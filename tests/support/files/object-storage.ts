import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import type { ObjectStorageSettings } from '#server/config.ts'

const program = fileURLToPath(new URL('./s3-process.ts', import.meta.url))

/**
 * Starts a real S3-compatible server with two empty buckets for the tests of a file.
 * @returns a function that returns its endpoint and credentials; call it inside tests.
 */
export function objectStorageServer(): () => ObjectStorageSettings {
  let port = 0
  let stop = () => {}
  beforeAll(async () => {
    // It creates continuation tokens with a cipher that OpenSSL 3 offers only to legacy programs.
    const child = spawn(process.execPath, ['--openssl-legacy-provider', program, 'hatheli', 'other'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    stop = () => child.stdin.end()
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    port = Number(line)
  }, 30_000)
  afterAll(() => stop())
  return () => ({
    bucket: 'hatheli',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
}
