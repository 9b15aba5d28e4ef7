import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const files = ['THIRD_PARTY_NOTICES.md', 'package-lock.json']
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('the third-party notices', () => {
  it('list every package of a production installation', () => {
    expect(notices('.', '--check')).toEqual({ status: 0, stderr: '' })
  })

  it.each([
    ['a new package', { version: '1.0.0', license: 'MIT' }],
    ['a package with a choice of licences', { version: '1.0.0', license: '(GPL-3.0-only OR MIT)' }],
  ])('are out of date after %s was added, until they are generated again', (_, entry) => {
    const folder = copyWith(entry)
    expect(notices(folder, '--check')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("run 'node scripts/third-party-notices.mjs'"),
    })
    expect(notices(folder)).toEqual({ status: 0, stderr: '' })
    expect(readFileSync(join(folder, files[0]!), 'utf8')).toMatch(/^\| `planted` +\| 1\.0\.0 /m)
    expect(notices(folder, '--check').status).toBe(0)
  })

  it.each(['GPL-3.0-only', 'MPL-2.0', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN EULA', undefined])(
    'reject a package with the licence %s',
    (license) => {
      const folder = copyWith({ version: '1.0.0', ...(license && { license }) })
      const { status, stderr } = notices(folder)
      expect({ status, refused: stderr.split('\n')[1] }).toEqual({
        status: 1,
        refused: `planted 1.0.0: ${license ?? 'none'}`,
      })
    },
  )

  it('leave dev dependencies out, but not their licences, as builds bundle them', () => {
    expect(notices(copyWith({ version: '1.0.0', license: 'MIT', dev: true }), '--check').status).toBe(0)
    expect(notices(copyWith({ version: '1.0.0', license: 'GPL-3.0-only', dev: true }), '--check').status).toBe(1)
  })
})

/** @returns a folder with the notices and a lock file that has one more package. */
function copyWith(entry: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hatheli-notices-'))
  folders.push(folder)
  for (const file of files) cpSync(file, join(folder, file))
  const lock = join(folder, 'package-lock.json')
  const content = JSON.parse(readFileSync(lock, 'utf8'))
  content.packages['node_modules/planted'] = entry
  writeFileSync(lock, JSON.stringify(content))
  return folder
}

function notices(folder: string, ...args: string[]): { status: number | null; stderr: string } {
  const script = resolve('scripts/third-party-notices.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' })
  return { status, stderr }
}
