import { spawnSync } from 'node:child_process'
import { ConfigError, readConfig } from '#server/config/config.ts'
import { convertFolder } from '#server/db/convert/convert-folder.ts'
import { DatabaseUnavailable } from '#server/db/database.ts'
import { createLog } from '#server/log.ts'
import { paths } from '#server/paths.ts'
import { printedProgress, say } from './printed-progress.ts'

await main().catch((error: unknown) => {
  process.stderr.write(`${oneLine(error)}\n`)
  process.exitCode = 1
})

/** `npm run db:convert`: converts a database of version 0.1 to the embedded PostgreSQL (docs/decisions/0031). */
async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl) {
    throw new DatabaseUnavailable('DATABASE_URL: is set, so that a converted database would not be used; unset it')
  }
  const log = createLog('silent')
  const formerFolder = await convertFolder({ dataDir, log, progress: printedProgress(), findEngine: installEngine })
  say(`Converted; counts and sums are the same. Now 'npm start'; ${formerFolder} was kept and can be removed later.`)
}

async function installEngine(): Promise<string> {
  say('Preparing the former database engine …')
  const { status, stdout, stderr } = spawnSync(process.execPath, [paths.formerEngine], { encoding: 'utf8' })
  if (status !== 0) throw new DatabaseUnavailable(stderr.trimEnd())
  return stdout.trimEnd().split('\n').at(-1)!
}

function oneLine(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
