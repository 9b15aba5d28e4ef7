import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RestoreProgress } from '#contract/admin/backup/restores.ts'
import { findKey, parseKey, storeKey } from '#server/platform/backup/archive/backup-key.ts'
import { openSource, pointAt } from '#server/platform/backup/restore/open-source.ts'
import { parseMoment } from '#server/platform/backup/restore/parse-moment.ts'
import { restore, type RestoreReport } from '#server/platform/backup/restore/restore.ts'
import { readConfig, type Config } from '#server/platform/config/config.ts'
import { keyFile, makeDataFolder } from '#server/platform/config/data-folder.ts'
import { connect } from '#server/platform/db/connect.ts'
import { startEmbedded } from '#server/platform/db/embedded/open-embedded.ts'
import { markRestore, unmarkRestore } from '#server/platform/db/unfinished-restore.ts'
import { openStorage } from '#server/platform/files/open-storage.ts'
import { createLog } from '#server/platform/log.ts'
import { momentInIndia } from '#values/format/dates.ts'
import { countOf, formatCount } from '#values/format/counts.ts'
import { readArguments, Refused, runCommand } from './run-command.ts'

const usage = `Use: npm run restore -- --from PLACE [--to '2026-11-23 14:05'] [--key KEY]
PLACE is what BACKUP_URL was, or a file of 'npm run backup'. The time is that of India unless it ends with another
offset, such as +00:00. The key may also be in BACKUP_KEY. DATA_DIR, or the database of DATABASE_URL, must be new.`

/** Tables whose rows are reported. */
const counted = ['trips', 'blogs', 'vendors', 'testimonials', 'enquiries', 'pictures']

/** Milliseconds between two lines about the same step. */
const progressInterval = 2000

await runCommand(main)

/** `npm run restore`: database, pictures and session secret from a backup into a new data folder or database. */
async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { from, to, key: typed } = readArguments(usage, { options: { from: text, to: text, key: text } }).values
  if (!from) throw new Refused(usage)
  const found = statSync(from, { throwIfNoEntry: false })
  const isFile = found?.isFile() ?? false
  const place = found ? pathToFileURL(resolve(from)).href : from
  const config = readConfig({ ...process.env, BACKUP_URL: isFile ? '' : place })
  const key = typed ? parseKey(typed) : await findKey(config)
  const source = await openSource(isFile ? { file: resolve(from) } : { place: config.backup!.place }, key)
  try {
    const point = await pointAt(source, to === undefined ? null : parseMoment(to))
    say(`Restoring the state of ${momentInIndia(new Date(point.at).toISOString())}, Indian time …`)
    await withDatabase(config, async (databaseUrl) => {
      const { dataDir, sessionSecret } = config
      const storage = await openStorage(config)
      const into = { databaseUrl, storage, dataDir, sessionSecret }
      report(await restore({ ...into, source, point, stays: 'nothing', onProgress: printedProgress() }))
    })
    const { backupKey, dataDir } = config
    if (key && !backupKey && !existsSync(join(dataDir, keyFile))) await storeKey(dataDir, key)
  } finally {
    await source.close()
  }
}

/**
 * After a failure a folder or embedded database that was new is removed.
 * @throws DatabaseUnavailable while the program runs on the data folder.
 */
async function withDatabase({ databaseUrl, dataDir }: Config, work: (url: string) => Promise<void>): Promise<void> {
  const before = existsSync(dataDir) ? readdirSync(dataDir) : null
  await makeDataFolder(dataDir)
  try {
    await (databaseUrl ? marked(databaseUrl, work) : withEmbedded(dataDir, work))
  } catch (error) {
    const added = readdirSync(dataDir).filter((name) => !before?.includes(name))
    // Without an embedded database, whose lock it would hold, another program may use the folder.
    const removed = databaseUrl ? [] : added
    for (const name of removed) rmSync(join(dataDir, name), { recursive: true, force: true })
    if (!before && removed.length === added.length) rmdirSync(dataDir)
    throw error
  }
}

/** Marks the database until everything is restored, so that no program starts a new site on a part of it. */
async function marked(url: string, work: (url: string) => Promise<void>): Promise<void> {
  const isNew = await markRestore(url)
  try {
    await work(url)
  } catch (error) {
    if (isNew) await unmark(url)
    throw error
  }
}

async function unmark(url: string): Promise<void> {
  const client = await connect(url)
  await unmarkRestore(client).finally(() => client.end())
}

async function withEmbedded(dataDir: string, work: (url: string) => Promise<void>): Promise<void> {
  const server = await startEmbedded({ dataDir, log: createLog('silent') })
  try {
    await marked(server.url, work)
  } finally {
    await server.stop()
  }
}

function printedProgress(): (progress: RestoreProgress) => void {
  let last = ''
  let printedAt = 0
  return ({ step, done, all }) => {
    if (step === 'done' || (step === last && Date.now() - printedAt < progressInterval)) return
    last = step
    printedAt = Date.now()
    say(step === 'checking' ? 'checking …' : `${step}: ${formatCount(done)} of ${formatCount(all)} …`)
  }
}

function report({ at, counts, pictures, secretDiffers }: RestoreReport): void {
  const found = counted.map((name) => {
    const count = counts[name] ?? 0
    return `${formatCount(count)} ${count === 1 ? name.replace(/ies$/, 'y').replace(/s$/, '') : name}`
  })
  say(`Restored: ${found.join(', ')}, as of ${momentInIndia(new Date(at).toISOString())}, Indian time.`)
  say(`${countOf(pictures.restored, 'picture file')} are there.`)
  if (secretDiffers)
    say('SESSION_SECRET differs from that of the backup: a second factor works with the former one only.')
  for (const key of pictures.missing) say(`Missing picture: ${key}`)
  if (pictures.missing.length > 0) {
    process.exitCode = 2
    say(`${countOf(pictures.missing.length, 'picture')} that the database names are not in the backup.`)
  }
  say("Now 'npm start'.")
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
