import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { spawnProgram, type Launch, type ProgramProcess } from './spawn-program.ts'

export type { Launch, ProgramProcess } from './spawn-program.ts'

const running: ChildProcess[] = []
const folders: string[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** @returns a new folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hatheli-start-'))
  folders.push(folder)
  return folder
}

/** As `spawnProgram`, with a new data folder, until the end of the test. */
export async function startProgram(environment: Record<string, string> = {}, launch?: Launch): Promise<ProgramProcess> {
  const program = await spawnProgram({ DATA_DIR: temporaryFolder(), ...environment }, launch)
  running.push(program.process)
  return program
}
