import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openKey } from '#server/platform/backup/archive/backup-key.ts'
import { archiveEnding, makeArchive } from '#server/platform/backup/archive/make-archive.ts'
import { readConfig, type Config } from '#server/platform/config/config.ts'
import { openServerForCommand } from '#server/platform/db/open-database.ts'
import { openStorage } from '#server/platform/files/open-storage.ts'
import { createLog } from '#server/platform/log.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { readArguments, Refused, runCommand } from './run-command.ts'

const usage = `Use: npm run backup -- FILE [--plain]     everything in one file, encrypted or with --plain for everybody
     npm run backup -- --show-key        what encrypts backups; keep it somewhere else than the backups`

await runCommand(main)

/** `npm run backup`: everything in one file, while the program runs or not. */
async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const
  const options = { plain: flag, 'show-key': flag }
  const { values, positionals } = readArguments(usage, { allowPositionals: true, options })
  const config = readConfig(process.env)
  if (values['show-key']) return showKey(config)
  const [path] = positionals
  if (!path || positionals.length > 1) throw new Refused(usage)
  const bytes = await writeArchive(config, resolve(path), values.plain)
  process.stdout.write(`Wrote ${path} (${formatBytes(bytes)}).\n`)
  if (!values.plain) process.stdout.write(`To read it again, its key is needed: npm run backup -- --show-key\n`)
}

async function showKey(config: Config): Promise<void> {
  const { key } = await openKey(config)
  process.stdout.write(`${key.text}\n`)
}

/** @returns its bytes. */
async function writeArchive(config: Config, path: string, isPlain: boolean): Promise<number> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  if (isThere) throw new Refused(`${path} already exists; name another file, such as hatheli${ending(isPlain)}`)
  const log = createLog('silent')
  const server = await openServerForCommand({ config, log })
  const unfinished = `${path}.unfinished`
  try {
    const key = isPlain ? null : (await openKey(config)).key
    const parts = { url: server.url, dataDir: config.dataDir, storage: await openStorage(config), log, key }
    const archive = makeArchive(parts)
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await rename(unfinished, path)
    return (await stat(path)).size
  } finally {
    await rm(unfinished, { force: true })
    await server.stop()
  }
}

function ending(isPlain: boolean): string {
  return isPlain ? archiveEnding.plain : archiveEnding.sealed
}
