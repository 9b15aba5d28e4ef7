import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { canBeNobody, nobody } from './other-accounts.ts'
import { temporaryFolder, type Launch } from './program-process.ts'

/** The account that runs the program may not write to its folder. */
const account = canBeNobody ? nobody : {}

/** Only Node, and what every machine has: as in the image. */
const PATH = `${dirname(process.execPath)}:/usr/bin:/bin`

/** Assembles the built program for the tests of a file. @returns a function that returns its folder; call it inside tests. */
export function assembledProgram(): () => string {
  let parent: string
  beforeAll(() => {
    parent = mkdtempSync(join(tmpdir(), 'hatheli-assembled-'))
    chmodSync(parent, 0o755)
    execFileSync(process.execPath, ['scripts/assemble.mjs', join(parent, 'program')], { stdio: 'pipe' })
  })
  afterAll(() => rmSync(parent, { recursive: true, force: true }))
  return () => join(parent, 'program')
}

/** Runs the assembled program in place of that of this folder. */
export function launchOf(folder: string): Launch {
  return (_, options) =>
    spawn(join(folder, 'hatheli'), { ...options, env: { ...options.env, PATH }, cwd: '/', ...account })
}

/** Runs a command of the assembled program. */
export function runAssembled(folder: string, args: string[], environment: Record<string, string>) {
  const options = { env: { PATH, ...environment }, cwd: '/', encoding: 'utf8', ...account } as const
  const { stdout, stderr, status } = spawnSync(join(folder, 'hatheli'), args, options)
  return { stdout, stderr, status }
}

/** @returns a new folder that the program may write to. */
export function dataFolderOfAccount(): string {
  const folder = temporaryFolder()
  if (canBeNobody) chownSync(folder, nobody.uid, nobody.gid)
  return folder
}

/** @returns bytes of the files in a folder. */
export function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0)
}
