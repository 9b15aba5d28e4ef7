import S3rver from '@20minutes/s3rver'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * An S3-compatible server as a separate process: `node --openssl-legacy-provider s3-process.ts [--conditions] BUCKET…`. It
 * prints its port, and exits and removes its files when its standard input is closed. By itself it ignores conditions of
 * writes, as many storages do.
 */
const buckets = process.argv.slice(2).filter((name) => name !== '--conditions')
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

let lastWrite: Promise<unknown> = Promise.resolve()

/** One conditional write after another, with the answers of Amazon's. */
if (process.argv.includes('--conditions')) {
  server.middleware.unshift(async (context, next) => {
    const { 'if-none-match': none, 'if-match': tag } = context.req.headers
    if (context.req.method !== 'PUT' || (none === undefined && tag === undefined)) return next()
    const [, bucket, ...key] = decodeURIComponent(new URL(context.req.url!, 'http://s3').pathname).split('/')
    const former = lastWrite
    const done = Promise.withResolvers<void>()
    lastWrite = done.promise
    try {
      await former
      const found = (await store.existsObject(bucket!, key.join('/')))
        ? ((await store.getMetadata(bucket!, key.join('/'))) as { etag: string })
        : null
      if (none === undefined ? found?.etag === tag : found === null) return await next()
      context.status = found ? 412 : 404
      context.body = `<Error><Code>${found ? 'PreconditionFailed' : 'NoSuchKey'}</Code></Error>`
    } finally {
      done.resolve()
    }
  })
}

const { port } = await server.run()
process.stdout.write(`${port}\n`)
process.stdin.resume().once('close', () => {
  rmSync(directory, { recursive: true, force: true })
  process.exit()
})
