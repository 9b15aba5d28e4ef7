import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aBackedUpSite } from '#tests/support/database/backed-up-site.ts'
import { backupPlaces, type Place } from '#tests/support/database/backup-place.ts'
import { otherKey, testKey } from '#tests/support/files/test-key.ts'
import { runCommand } from '#tests/support/program/run-command.ts'

const places = backupPlaces()

const environmentOf = ({ url, dataDir }: Place) => ({ DATABASE_URL: url, DATA_DIR: dataDir })

/** A site and the file that `npm run backup` makes of it. */
async function anArchive() {
  const { site } = await aBackedUpSite(places)
  const file = join(places.folder(), 'site.hatheli')
  const run = (path: string, key = testKey) =>
    runCommand('backup', { args: [path], environment: { ...environmentOf(site), BACKUP_KEY: key } })
  expect(await run(file)).toMatchObject({ code: 0, stderr: '' })
  return { file, bytes: readFileSync(file), run }
}

/** What is given to the command instead of the file and its key, and the line that it prints. */
type Refused = [string, { file?: (bytes: Buffer) => Buffer; key?: string[] }, RegExp]

const refused: Refused[] = [
  [
    'a file that was cut off',
    { file: (bytes) => bytes.subarray(0, bytes.length / 2) },
    /^The archive is damaged, incomplete or not one of this program\n$/,
  ],
  [
    'an empty file',
    { file: () => Buffer.alloc(0) },
    /^The archive is damaged, incomplete or not one of this program\n$/,
  ],
  [
    'a file that is not a backup',
    { file: () => Buffer.from('A letter to the owner. '.repeat(1000)) },
    /^The archive is damaged, incomplete or not one of this program\n$/,
  ],
  ...['pictures', 'rows'].map((folder): Refused => [
    `a changed byte in its ${folder}`,
    { file: (bytes) => changed(bytes, folder) },
    new RegExp(`^The backup is damaged: ${folder}/\\w+ is missing, was changed, [^\\n]+\\n$`),
  ]),
  ['another key', { key: ['--key', otherKey] }, /^BACKUP_KEY: the backup was encrypted with another key [^\n]+\n$/],
  ['an incomplete key', { key: ['--key', testKey.slice(0, -1)] }, /^BACKUP_KEY: is not a key of a backup[^\n]+\n$/],
  ['no key', { key: [] }, /^BACKUP_KEY: the backup is encrypted; its key is missing\n$/],
]

/** Changes the first entry of a folder; its header starts with its name and has 512 bytes. */
function changed(bytes: Buffer, folder: string): Buffer {
  const copy = Buffer.from(bytes)
  copy[copy.indexOf(`${folder}/`) + 600]! ^= 1
  return copy
}

describe('npm run restore refuses in one line, and changes nothing', () => {
  it('in a database and in a new data folder', async () => {
    const { bytes } = await anArchive()
    const place = await places.empty()
    const empty = await places.hashOf(place)
    for (const [name, { file = () => bytes, key = ['--key', testKey] }, message] of refused) {
      const path = join(places.folder(), name)
      writeFileSync(path, file(bytes))
      const dataDir = join(places.folder(), `new ${name}`)
      for (const environment of [environmentOf(place), { DATA_DIR: dataDir }]) {
        const { code, stderr } = await runCommand('restore', { args: ['--from', path, ...key], environment })
        expect([name, code, stderr]).toEqual([name, 1, expect.stringMatching(message)])
      }
      expect(existsSync(join(place.dataDir, 'session-secret'))).toBe(false)
      expect(await places.hashOf(place)).toBe(empty)
      expect([name, existsSync(dataDir)]).toEqual([name, false])
    }
  })

  it('leaves in a data folder what it had, so that a restore of the whole backup works there', async () => {
    const { bytes, file } = await anArchive()
    const damaged = join(places.folder(), 'damaged')
    writeFileSync(damaged, changed(bytes, 'rows'))
    const dataDir = join(places.folder(), 'prepared')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'backup-key'), testKey)
    const run = (path: string) => runCommand('restore', { args: ['--from', path], environment: { DATA_DIR: dataDir } })
    expect((await run(damaged)).code).toBe(1)
    expect(readdirSync(dataDir)).toEqual(['backup-key'])
    expect(await run(file)).toMatchObject({ code: 0, stdout: expect.stringContaining('Restored: 1 trip') as string })
  })
})

describe('npm run backup refuses in one line', () => {
  it('a file that exists, and an incomplete key, and leaves no file behind', async () => {
    const { file, bytes, run } = await anArchive()
    const before = readdirSync(places.folder())
    expect(await run(file)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^[^\n]+ already exists[^\n]+\n$/),
    })
    expect(readFileSync(file).equals(bytes)).toBe(true)
    const other = await run(join(places.folder(), 'other.hatheli'), testKey.slice(0, -1))
    expect(other).toMatchObject({ code: 1, stderr: expect.stringMatching(/^BACKUP_KEY: is not a key[^\n]+\n$/) })
    expect(readdirSync(places.folder())).toEqual(before)
  })
})
