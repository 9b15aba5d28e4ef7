/** Builds the public site, the back office, the server and the commands, and compresses what browsers load. */
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { binaries, fail, projectEnv, root, run } from './lib.mjs'

const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/

/** Bytes below which compression gains nothing. */
const minSize = 1024

await rm(join(root, 'dist'), { recursive: true, force: true })
for (const config of ['vite.config.ts', 'vite.admin.config.ts', 'vite.server.config.ts']) await vite(config)
for (const folder of ['dist/client', 'dist/admin']) await compressFolder(join(root, folder))

async function vite(config) {
  const env = { ...projectEnv(), NODE_ENV: 'production' }
  const { code } = await run(join(binaries, 'node'), ['node_modules/vite/bin/vite.js', 'build', '-c', config], { env })
  if (code !== 0) fail(`vite build -c ${config} failed`)
}

async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((each) => compressible.test(each))) await compress(join(folder, name))
}

async function compress(path) {
  const { size } = await stat(path)
  if (size < minSize) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await pipeline(createReadStream(path), createBrotliCompress({ params }), createWriteStream(`${path}.br`))
  await pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`))
}
