import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { ObjectStorageSettings } from '../config/storage-settings.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

interface Driver {
  open: () => Promise<Storage>
  /** @returns the same storage, but writes fail. */
  openBroken: () => Promise<Storage>
}

const key = 'trip-images/1700000000000-0a1b2c3d4e5f.jpg'

/** Tests that every driver of `Storage` must pass. */
function contractOf(name: string, { open, openBroken }: Driver): void {
  describe(`storage in ${name}`, () => {
    let storage: Storage
    const read = async (of: string, range?: { start: number; end: number }) => {
      const found = await storage.get(of)
      return found && buffer(found.stream(range))
    }
    const putAll = async (...keys: string[]) => {
      for (const each of keys) await storage.put(each, Buffer.from(each))
    }

    beforeEach(async () => {
      storage = await open()
      for (const top of ['a/', 'many/', 'trip-images/', 'temporary/']) await storage.removeAll(top)
    })

    it('returns what was stored, with its size', async () => {
      const bytes = randomBytes(300_000)
      await storage.put(key, bytes)
      expect((await storage.get(key))!.size).toBe(300_000)
      expect((await read(key))!.equals(bytes)).toBe(true)
    })

    it('stores an empty object', async () => {
      await storage.put(key, Buffer.alloc(0))
      expect((await storage.get(key))!.size).toBe(0)
      expect(await read(key)).toHaveLength(0)
    })

    it('gives an object another key', async () => {
      await storage.put('a/old/1.jpg', Buffer.from('bytes'))
      await storage.put('a/new/1.jpg', Buffer.from('replaced'))
      await storage.move('a/old/1.jpg', 'a/new/1.jpg')
      await storage.move('a/old/1.jpg', 'a/new/1.jpg')
      expect(await storage.list('')).toEqual(['a/new/1.jpg'])
      expect((await read('a/new/1.jpg'))!.toString()).toBe('bytes')
    })

    it('replaces an object', async () => {
      await storage.put(key, Buffer.from('the first, which is longer'))
      await storage.put(key, Buffer.from('the second'))
      expect((await storage.get(key))!.size).toBe(10)
      expect((await read(key))!.toString()).toBe('the second')
      expect(await storage.list('')).toEqual([key])
    })

    it.each([
      [0, 1, 'ab'],
      [2, 4, 'cde'],
      [9, 9, 'j'],
      [0, 9, 'abcdefghij'],
    ])('gives the range from %i to %i', async (start, end, expected) => {
      await storage.put(key, Buffer.from('abcdefghij'))
      expect((await read(key, { start, end }))!.toString()).toBe(expected)
    })

    it('releases the connection of a reader that stops in the middle', async () => {
      const bytes = randomBytes(1_000_000)
      await storage.put(key, bytes)
      // More than the client has connections: without their release the last read would hang.
      for (let reader = 0; reader < 60; reader++) {
        const stream = (await storage.get(key))!.stream()
        if (reader % 2) await once(stream, 'readable')
        stream.destroy()
        await once(stream, 'close')
      }
      expect((await read(key))!.equals(bytes)).toBe(true)
    })

    it('returns null for an unknown key, part of a key, or a longer one', async () => {
      await storage.put('a/b/c.jpg', Buffer.from('x'))
      for (const other of ['a/b/d.jpg', 'a/b', 'b/c.jpg', 'a/b/c.jpg/d.jpg']) {
        expect(await storage.get(other), other).toBeNull()
      }
    })

    it('removes an object, and ignores a missing one', async () => {
      await putAll('a/one.jpg', 'a/two.jpg')
      await storage.remove('a/one.jpg')
      await storage.remove('a/one.jpg')
      await storage.remove('a/two.jpg/three.jpg')
      expect(await storage.get('a/one.jpg')).toBeNull()
      expect(await storage.list('')).toEqual(['a/two.jpg'])
    })

    it('removes all objects under a prefix and no others', async () => {
      const neighbours = ['a/b.jpg', 'a/bc/1.jpg', 'a/b0/1.jpg', 'a/c/b/1.jpg']
      await putAll('a/b/1.jpg', 'a/b/2.jpg', 'a/b/c/3.jpg', ...neighbours)
      await storage.removeAll('a/b/')
      expect(await storage.list('')).toEqual(neighbours.sort())
      await storage.removeAll('a/b/')
    })

    it('lists the keys under a prefix in order', async () => {
      await putAll('a/z.jpg', 'a/b/2.jpg', 'a/b/10.jpg', 'a/b.jpg', 'a/B.jpg', 'a/b-c/1.jpg', 'a/b_c/1.jpg')
      const all = ['a/B.jpg', 'a/b-c/1.jpg', 'a/b.jpg', 'a/b/10.jpg', 'a/b/2.jpg', 'a/b_c/1.jpg', 'a/z.jpg']
      expect(await storage.list('')).toEqual(all)
      expect(await storage.list('a/')).toEqual(all)
      expect(await storage.list('a/b/')).toEqual(['a/b/10.jpg', 'a/b/2.jpg'])
      expect(await storage.list('b/')).toEqual([])
    })

    it('lists and removes more than fit on a page', async () => {
      const keys = Array.from({ length: 1005 }, (_, index) => `many/${String(index).padStart(4, '0')}.jpg`)
      const puts = keys.values()
      const inTurn = async () => {
        for (const each of puts) await storage.put(each, Buffer.from('x'))
      }
      await Promise.all(Array.from({ length: 16 }, inTurn))
      await storage.put('a/1.jpg', Buffer.from('x'))
      expect(await storage.list('many/')).toEqual(keys)
      await storage.removeAll('many/')
      expect(await storage.list('')).toEqual(['a/1.jpg'])
    })

    it.each(['', 'a', '../a.jpg', 'a/../../b.jpg', '/a/b.jpg', 'a//b.jpg', 'a/.b', 'a\\b/c.jpg', 'a/b\0.jpg', 'a/b c'])(
      'refuses the key %j',
      async (hostile) => {
        const calls = [
          () => storage.get(hostile),
          () => storage.put(hostile, Buffer.from('x')),
          () => storage.remove(hostile),
        ]
        for (const call of calls) {
          await expect(call()).rejects.toThrow('not a storage key')
        }
      },
    )

    it.each(['a', 'a/b', '/', '../', 'a/../', 'a//', './', '\\/'])('refuses the prefix %j', async (hostile) => {
      for (const call of [() => storage.removeAll(hostile), () => storage.list(hostile)]) {
        await expect(call()).rejects.toThrow('not a storage prefix')
      }
    })

    it('refuses to remove everything', async () => {
      await expect(storage.removeAll('')).rejects.toThrow('not a storage prefix')
    })

    it('stores nothing when writing fails', async () => {
      const broken = await openBroken()
      await expect(broken.put(key, randomBytes(3_000_000))).rejects.toThrow()
      expect(await storage.get(key)).toBeNull()
      expect(await storage.list('trip-images/')).toEqual([])
    })

    it('never returns a mix of two concurrent writes of one key', async () => {
      const contents = ['a', 'b'].map((letter) => Buffer.alloc(2_000_000, letter))
      await storage.put(key, contents[0]!)
      const rounds = Array.from({ length: 6 })
      const write = async (bytes: Buffer) => {
        for (const _ of rounds) await storage.put(key, bytes)
      }
      const watch = async () => {
        for (const _ of rounds) {
          const bytes = (await read(key))!
          expect(contents.some((each) => each.equals(bytes))).toBe(true)
        }
      }
      await Promise.all([...contents.map(write), watch(), watch()])
    })
  })
}

const folders: string[] = []

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const inFolder = (dataDir: string) => openStorage({ objectStorage: null, dataDir })
const inBucket = (objectStorage: ObjectStorageSettings) => openStorage({ objectStorage, dataDir: '/nowhere' })

let dataDir = ''
contractOf('a folder', {
  open: async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hatheli-storage-'))
    folders.push(dataDir)
    return inFolder(dataDir)
  },
  openBroken: async () => {
    await mkdir(join(dataDir, 'files'), { recursive: true })
    await writeFile(join(dataDir, 'files', 'temporary'), 'not a folder')
    return inFolder(dataDir)
  },
})

const settings = objectStorageServer()
contractOf('a bucket', {
  open: () => inBucket(settings()),
  openBroken: async () => inBucket({ ...settings(), endpoint: await breakingProxy(settings().endpoint!) }),
})

/** @returns the URL of a TCP proxy that closes each connection after its first megabyte. */
async function breakingProxy(target: string): Promise<string> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    let sent = 0
    near.on('data', (chunk) => {
      sent += chunk.length
      if (sent > 1_048_576) near.destroy()
      else far.write(chunk)
    })
    for (const end of [near, far]) end.on('error', () => {})
    near.on('close', () => far.destroy())
    far.pipe(near)
    open.add(near)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  afterAll(() => {
    for (const socket of open) socket.destroy()
    proxy.close()
  })
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}
