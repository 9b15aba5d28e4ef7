import { describe, expect, it } from 'vitest'
import { joined } from './byte-reader.ts'
import { readTar, tarEnd, tarFile, tarFolder } from './tar.ts'

async function* archive() {
  yield tarFolder('postgres')
  yield* tarFile('postgres/short', 3, [Buffer.from('abc')])
  yield* tarFile('postgres/shrunk', 600, [Buffer.from('abc')])
  yield* tarFile('postgres/grown', 2, [Buffer.from('abc')])
  yield* tarFile(`files/${'a'.repeat(90)}/${'b'.repeat(60)}.jpg`, 0, [])
  yield tarEnd()
}

async function read(bytes: Buffer): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { name, body } of readTar([bytes])) found[name] = (await joined(body)).toString()
  return found
}

describe('an archive', () => {
  it('has files with the sizes they had at first', async () => {
    expect(await read(await joined(archive()))).toEqual({
      'postgres/': '',
      'postgres/short': 'abc',
      'postgres/shrunk': `abc${'\0'.repeat(597)}`,
      'postgres/grown': 'ab',
      [`files/${'a'.repeat(90)}/${'b'.repeat(60)}.jpg`]: '',
    })
  })

  it('is refused if it is cut off', async () => {
    const bytes = await joined(archive())
    for (const length of [0, 100, 600, 1600, bytes.length - 1024]) {
      await expect(read(bytes.subarray(0, length))).rejects.toThrow('damaged or incomplete')
    }
  })
})
