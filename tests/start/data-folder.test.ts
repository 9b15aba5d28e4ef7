import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { startProgram, temporaryFolder } from '../support/program/program-process.ts'

it('a data folder that others can read gets restrictive modes at the next start', async () => {
  const DATA_DIR = temporaryFolder()
  const bucket = join(DATA_DIR, 'files', 'trip-images')
  mkdirSync(bucket, { recursive: true, mode: 0o755 })
  writeFileSync(join(bucket, '1.jpg'), 'x', { mode: 0o644 })
  chmodSync(DATA_DIR, 0o755)
  const program = await startProgram({ DATA_DIR, DATABASE_URL: await clonePostgresql() })
  await program.ready()
  const open = ['', ...(readdirSync(DATA_DIR, { recursive: true }) as string[])].filter(
    (path) => (statSync(join(DATA_DIR, path)).mode & 0o077) !== 0,
  )
  expect(open).toEqual([])
})
