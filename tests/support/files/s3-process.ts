import S3rver from '@20minutes/s3rver'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * An S3-compatible server as its own process: `node --openssl-legacy-provider s3-process.ts BUCKET…`. It tells its port
 * on a line and ends, with its files, when whoever holds its standard input is gone.
 */
const directory = await mkdtemp(join(tmpdir(), 'hatheli-s3-'))
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  directory,
  silent: true,
  vhostBuckets: false,
  // It reckons without the slash that the client signs after a bucket's name; unknown access keys are refused still.
  allowMismatchedSignatures: true,
  configureBuckets: process.argv.slice(2).map((name) => ({ name })),
})
const { store } = server
const putContent = store.putContent.bind(store)

/** The real ones show an object once it is whole; this one wrote into the place of the old one as bytes came. */
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

/** Older ones know no other checksum than MD5, and refuse to remove many objects without it. */
server.middleware.unshift(async ({ req }, next) => {
  const { 'content-md5': md5, ...others } = req.headers
  const isRemoval = req.method === 'POST' && req.url?.includes('?delete')
  const isOld = md5 !== undefined && !Object.keys(others).some((name) => name.includes('checksum'))
  if (isRemoval && !isOld) throw new Error('removing many objects needs Content-MD5 alone')
  await next()
})

const { port } = await server.run()
process.stdout.write(`${port}\n`)
process.stdin.resume().once('close', () => {
  rmSync(directory, { recursive: true, force: true })
  process.exit()
})
