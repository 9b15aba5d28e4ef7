import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readTarIndex, tarEnd, tarEntry } from './tar.ts'

const folder = mkdtempSync(join(tmpdir(), 'hatheli-tar-'))
const contents = { 'rows/a': 'abc', 'rows/b': '', 'pictures/c': 'x'.repeat(1025) }
const archive = Buffer.concat([
  ...Object.entries(contents).map(([name, text]) => tarEntry(name, Buffer.from(text))),
  tarEnd(),
])

afterAll(() => rmSync(folder, { recursive: true }))

async function indexOf(bytes: Buffer) {
  const path = join(folder, 'archive')
  writeFileSync(path, bytes)
  const file = await open(path)
  return readTarIndex(file).finally(() => file.close())
}

describe('the index of an archive', () => {
  it('finds every entry', async () => {
    const found = [...(await indexOf(archive))].map(([name, { offset, size }]) => [
      name,
      archive.toString('utf8', offset, offset + size),
    ])
    expect(Object.fromEntries(found)).toEqual(contents)
  })

  it('is refused if it is cut off or not an archive', async () => {
    for (const length of [0, 100, 600, 1100, archive.length - 1024]) {
      await expect(indexOf(archive.subarray(0, length))).rejects.toThrow('damaged, incomplete')
    }
    await expect(indexOf(Buffer.alloc(2000, 'x'))).rejects.toThrow('not one of this program')
  })
})
