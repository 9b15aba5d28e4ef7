import S3rver from '@20minutes/s3rver'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * An S3-compatible server as a separate process: `node --openssl-legacy-provider s3-process.ts BUCKET…`. It prints its
 * port, and exits and removes its files when its standard input is closed.
 */
const buckets = process.argv.slice(2)
const directory = await mkdtemp(join(tmpdir(), 'hatheli-s3-'))
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  directory,
  silent: true,
  vhostBuckets: false,
  // It calculates without the slash that the client signs after a bucket's name; unknown access keys are still refused.
  allowMismatchedSignatures: true,
  configureBuckets: buckets.map((name) => ({ name })),
})
const { store } = server
const putContent = store.putContent.bind(store)

/** Real storages show an object once it is complete; this one would overwrite the old object in place. */
store.putContent = async (path, content) => {
  const temporary = join(directory, randomUUID())
  try {
    const result = await putContent(temporary, content)
    await rename(temporary, path)
    return result
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Nor does it write the metadata file atomically: a read in the middle of a write would fail. */
function serialised<Args extends unknown[]>(method: (...args: Args) => Promise<unknown>) {
  return (...args: Args) => {
    const result = last.then(() => method(...args))
    last = result.catch(() => {})
    return result
  }
}

store.putMetadata = serialised(store.putMetadata.bind(store))
store.getMetadata = serialised(store.getMetadata.bind(store))

/** Older storages support no other checksum than MD5, and refuse bulk deletes without it. */
server.middleware.unshift(async ({ req }, next) => {
  const { 'content-md5': md5, ...others } = req.headers
  const isRemoval = req.method === 'POST' && req.url?.includes('?delete')
  const isOld = md5 !== undefined && !Object.keys(others).some((name) => name.includes('checksum'))
  if (isRemoval && !isOld) throw new Error('a bulk delete needs Content-MD5 and no other checksum')
  await next()
})

const { port } = await server.run()
process.stdout.write(`${port}\n`)
process.stdin.resume().once('close', () => {
  rmSync(directory, { recursive: true, force: true })
  process.exit()
})
