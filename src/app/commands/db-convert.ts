import { spawnSync } from 'node:child_process'
import { ConfigError, readConfig } from '#server/config.ts'
import { convertFolder } from '#server/db/convert/convert-folder.ts'
import type { Progress } from '#server/db/convert/copy-tables.ts'
import { DatabaseUnavailable } from '#server/db/database.ts'
import { createLog } from '#server/log.ts'
import { paths } from '#server/paths.ts'

/** Milliseconds between two lines about one large table. */
const silence = 2000

await main().catch((error: unknown) => {
  process.stderr.write(`${oneLine(error)}\n`)
  process.exitCode = 1
})

/** `npm run db:convert`: makes the embedded database out of one of version 0.1, once. */
async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl) {
    throw new DatabaseUnavailable('DATABASE_URL: is set, so that a converted database would not be used; unset it')
  }
  const log = createLog('silent')
  const formerFolder = await convertFolder({ dataDir, log, progress: toldProgress(), findEngine: installEngine })
  say(`Converted; counts and sums are the same. Now 'npm start'; ${formerFolder} was kept and can be removed later.`)
}

async function installEngine(): Promise<string> {
  say('Preparing the former database engine …')
  const { status, stdout, stderr } = spawnSync(process.execPath, [paths.formerEngine], { encoding: 'utf8' })
  if (status !== 0) throw new DatabaseUnavailable(stderr.trimEnd())
  return stdout.trimEnd().split('\n').at(-1)!
}

function toldProgress(): Progress {
  const number = new Intl.NumberFormat('en-IN')
  let told = Date.now()
  return {
    onRows(table, done, all) {
      if (done === all || Date.now() - told < silence) return
      told = Date.now()
      say(`${plain(table)}: ${number.format(done)} of ${number.format(all)} rows …`)
    },
    onTable(table, rows) {
      told = Date.now()
      say(`${plain(table)}: ${number.format(rows)} ${rows === 1 ? 'row' : 'rows'}`)
    },
  }
}

/** Names of ours need no quotes. */
function plain(table: string): string {
  return table.replaceAll('"', '').replace(/^public\./, '')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function oneLine(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
