import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backupDownloadPath } from '#contract/admin/backup/backup.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import {
  assembledProgram,
  bytesIn,
  dataFolderOfAccount,
  launchOf,
  runAssembled,
} from '#tests/support/program/assembled.ts'
import { startProgram, temporaryFolder, type ProgramProcess } from '#tests/support/program/program-process.ts'
import { adminEnvironment, cookieOfAdmin } from '#tests/support/program/sign-in-as-admin.ts'

const folder = assembledProgram()
const bucket = objectStorageServer()

/** Bytes of program and packages, without Node. */
const largest = 250_000_000

/** Uploads a picture and opens it as the admin: visitors see only what the site shows. */
async function expectUpload(program: ProgramProcess, cookie: string): Promise<void> {
  const form = new FormData()
  form.set('bucket', 'blog-images')
  form.set('file', new File([await aPictureFile()], 'hut.jpg', { type: 'image/jpeg' }))
  const headers = { cookie, origin: program.url }
  const answer = await fetch(`${program.url}/api/admin/pictures`, { method: 'POST', headers, body: form })
  expect(answer.status).toBe(200)
  const { url } = (await answer.json()) as { url: string }
  expect((await get(program, url, { cookie })).type).toBe('image/jpeg')
}

/** @returns type and bytes of what is answered with 200. */
async function get(program: ProgramProcess, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(program.url + path, { headers })
  expect([path, answer.status]).toEqual([path, 200])
  return { type: answer.headers.get('content-type'), text: await answer.text() }
}

describe('what npm run assemble makes', () => {
  it('is smaller than 250 MB', () => {
    expect(bytesIn(folder())).toBeLessThan(largest)
    expect(existsSync(join(folder(), 'node_modules/vite'))).toBe(false)
  })

  it('serves site, back office and API, stores pictures and writes backups, as a user who may not write to it', async () => {
    const DATA_DIR = dataFolderOfAccount()
    const environment = { ...adminEnvironment, DATA_DIR }
    const program = await startProgram(environment, launchOf(folder()))
    await program.ready()

    const home = await get(program, '/')
    const [script] = /\/assets\/[\w-]+\.js/.exec(home.text)!
    expect((await get(program, script)).type).toContain('text/javascript')
    const admin = await get(program, '/admin/login')
    const [adminScript] = /\/admin\/assets\/[\w-]+\.js/.exec(admin.text)!
    expect((await get(program, adminScript)).type).toContain('text/javascript')
    expect(JSON.parse((await get(program, '/api/openapi.json')).text)).toHaveProperty('openapi')
    await get(program, '/api/docs/parts/swagger-ui-bundle.js')
    expect((await get(program, '/media/cards/pages/blogs.jpg')).type).toBe('image/jpeg')

    const cookie = await cookieOfAdmin(program)
    await expectUpload(program, cookie)
    expect((await get(program, backupDownloadPath, { cookie })).text.length).toBeGreaterThan(10_000)
    const file = join(DATA_DIR, 'all.hatheli')
    expect(runAssembled(folder(), ['backup', file], environment)).toMatchObject({ status: 0, stderr: '' })

    program.process.kill('SIGTERM')
    expect(await program.ended()).toBe(0)
    expect(program.stderr()).toBe('')

    const restored = { DATA_DIR: join(dataFolderOfAccount(), 'data') }
    const key = runAssembled(folder(), ['backup', '--show-key'], environment).stdout.trim()
    const restore = runAssembled(folder(), ['restore', '--from', file, '--key', key], restored)
    expect(restore).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('Restored: ') as string })
  })

  it('works with another PostgreSQL and a bucket', async () => {
    const { bucket: name, endpoint, accessKeyId, secretAccessKey } = bucket()
    const environment = {
      ...adminEnvironment,
      DATABASE_URL: await clonePostgresql(),
      DATA_DIR: dataFolderOfAccount(),
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint!,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
    const program = await startProgram(environment, launchOf(folder()))
    await program.ready()
    await expectUpload(program, await cookieOfAdmin(program))
    expect(program.stderr()).toBe('')
  })

  it('says in one line that it needs Node 24', () => {
    const older = temporaryFolder()
    chmodSync(older, 0o755)
    writeFileSync(join(older, 'node'), '#!/bin/sh\necho v20.20.2\n', { mode: 0o755 })
    const { status, stderr } = runAssembled(folder(), ['doctor'], { PATH: `${older}:/usr/bin:/bin` })
    expect([status, stderr]).toEqual([69, expect.stringMatching(/^hatheli: needs Node 24; [^\n]+\n$/)])
  })

  it('refuses unknown commands', () => {
    for (const name of ['nonsense', 'part-paths', '../server/server']) {
      const { status, stderr } = runAssembled(folder(), [name], {})
      expect([status, stderr]).toEqual([64, `hatheli: there is no command '${name}'\n`])
    }
  })
})
