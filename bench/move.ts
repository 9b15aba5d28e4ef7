import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ObjectStorageSettings } from '#server/config/storage-settings.ts'
import { startTestServer } from '#tests/support/database/test-server.ts'
import { startObjectStorage } from '#tests/support/files/start-object-storage.ts'
import { table } from './support/figures.ts'
import { runOn, startProgram, temporaryFolder } from './support/program.ts'

const port = 4399
const trips = 10_000

/** Moves a folder with many trips to a PostgreSQL server and a bucket, and back, by the command that the owner uses. */
export async function moving(): Promise<string> {
  const [folder, back] = [temporaryFolder(), temporaryFolder()]
  const [postgres, storage] = await Promise.all([startTestServer(), startObjectStorage()])
  try {
    await (await startProgram(folder.path, port)).stop()
    await runOn(folder.path, ['seed/commands/grow.ts', String(trips)])
    const url = postgres.urlOf('postgres')
    const { settings } = storage
    const bucket = `s3://${settings.bucket}?endpoint=${settings.endpoint}`
    const there = await move({ DATA_DIR: folder.path }, settings, ['--to', url, '--files', bucket])
    const source = {
      DATA_DIR: back.path,
      DATABASE_URL: url,
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint!,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    }
    const home = await move(source, settings, ['--to', 'embedded', '--files', 'folder'])
    const isSame = there.hashes.join() === home.hashes.join() && there.hashes.length === 2
    return [
      table(
        ['move', 'seconds', 'tables and rows', 'files'],
        [
          ['embedded to PostgreSQL and S3', ...there.figures],
          ['and back', ...home.figures],
        ],
      ),
      isSame ? 'Both ways have the same hashes.' : 'The hashes differ.',
    ].join('\n\n')
  } finally {
    storage.stop()
    await postgres.stop()
    folder.remove()
    back.remove()
  }
}

async function move(environment: Record<string, string>, settings: ObjectStorageSettings, args: string[]) {
  const { accessKeyId, secretAccessKey } = settings
  const credentials = { MOVE_ACCESS_KEY_ID: accessKeyId, MOVE_SECRET_ACCESS_KEY: secretAccessKey }
  const child = spawn(process.execPath, ['src/app/commands/move.ts', ...args], {
    env: { PATH: process.env.PATH, ...credentials, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`the move exited with ${code}`)
  const found = (pattern: RegExp) => pattern.exec(output)?.[1] ?? 'none'
  return {
    figures: [
      found(/^It took ([\d.]+) seconds/m),
      found(/^Moved (.* rows); each was compared/m),
      found(/^Moved (.* files? \(.*\)); each was compared/m),
    ],
    hashes: [...output.matchAll(/^Hash of all .*: ([\da-f]{64})$/gm)].map(([, hash]) => hash!),
  }
}
