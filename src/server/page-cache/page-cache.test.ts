import { describe, expect, test } from 'vitest'
import { chooseEncoding, encodePage, sizeOf, type EncodedPage } from './encoded-page.ts'
import { createPageCache, type CreatedPage } from './page-cache.ts'
import { pageKeys } from './page-key.ts'

const plenty = 10_000_000

async function aPage(html: string): Promise<EncodedPage> {
  return encodePage(new TextEncoder().encode(html), { 'content-type': 'text/html' })
}

function good(page: EncodedPage): CreatedPage<string> {
  return { page, other: '', failed: false }
}

const gone: CreatedPage<string> = { page: null, other: 'not found', failed: false }

const broken: CreatedPage<string> = { page: null, other: 'error page', failed: true }

describe('what is cached', () => {
  test('a page is created once, then it is a hit', async () => {
    const cache = createPageCache<string>(plenty)
    const page = await aPage('one')
    let made = 0
    const make = async () => {
      made += 1
      return good(page)
    }
    expect(await cache.getOrCreate('/', make)).toMatchObject({ result: 'miss' })
    expect(await cache.getOrCreate('/', make)).toEqual({ kind: 'page', page, result: 'hit' })
    expect(made).toBe(1)
  })

  test('concurrent requests share one creation', async () => {
    const cache = createPageCache<string>(plenty)
    const page = await aPage('one')
    const gate = Promise.withResolvers<CreatedPage<string>>()
    let made = 0
    const make = () => {
      made += 1
      return gate.promise
    }
    const all = Array.from({ length: 20 }, () => cache.getOrCreate('/', make))
    gate.resolve(good(page))
    await Promise.all(all)
    expect(made).toBe(1)
  })

  test('what is no page is answered and not cached', async () => {
    const cache = createPageCache<string>(plenty)
    const answer = await cache.getOrCreate('/nope', async () => gone)
    expect(answer).toEqual({ kind: 'other', other: 'not found' })
    expect(cache.stats().entries).toBe(0)
  })

  test('while nothing can be made, the last one is given without a try', async () => {
    let isDown = false
    const cache = createPageCache<string>(plenty, () => isDown)
    const page = await aPage('one')
    await cache.getOrCreate('/', async () => good(page))
    cache.purge()
    isDown = true
    const never = () => Promise.reject(new Error('asked'))
    expect(await cache.getOrCreate('/', never)).toEqual({ kind: 'page', page, result: 'offline' })
    expect(await cache.getOrCreate('/new', async () => broken)).toEqual({ kind: 'other', other: 'error page' })
    isDown = false
    expect(await cache.getOrCreate('/', async () => good(page))).toMatchObject({ result: 'miss' })
  })

  test('memory stays below its bound, and what was asked for last stays', async () => {
    const page = await aPage('x'.repeat(1000))
    const cache = createPageCache<string>(40_000)
    for (const key of ['/a', '/b', '/c']) await cache.getOrCreate(key, async () => good(page))
    await cache.getOrCreate('/a', async () => good(page))
    for (let number = 0; number < 20; number += 1) {
      await cache.getOrCreate(`/other/${number}`, async () => good(page))
      await cache.getOrCreate('/a', async () => broken)
    }
    expect(cache.stats().bytes).toBeLessThanOrEqual(40_000)
    expect(await cache.getOrCreate('/a', async () => broken)).toMatchObject({ result: 'hit' })
  })
})

describe('what anybody can make up', () => {
  const flooded = async (junk: (number: number) => string) => {
    const cache = createPageCache<string>(200_000)
    const page = await aPage('x'.repeat(1000))
    for (const key of ['/', '/trip/1', '/api/trips']) await cache.getOrCreate(key, async () => good(page))
    for (let number = 0; number < 1000; number += 1) await cache.getOrCreate(junk(number), async () => good(page))
    expect(cache.stats().bytes).toBeLessThanOrEqual(200_000)
    const isKept = (key: string) => cache.get(key) !== null
    return { pages: ['/', '/trip/1'].every(isKept), reads: isKept('/api/trips') }
  }

  test.each([
    ['parameters', (number: number) => `/category/wildlife?region=${number}`],
    ['spellings', (number: number) => `/%61bout${number}`],
  ])('%s drive out no page and no read', async (_, junk) => {
    expect(await flooded(junk)).toEqual({ pages: true, reads: true })
  })

  test('reads drive out no page, and asked for once no read either', async () => {
    expect(await flooded((number) => `/api/trips/${number}`)).toEqual({ pages: true, reads: false })
    expect(await flooded((number) => `/api/trips?junk=${number}`)).toEqual({ pages: true, reads: true })
  })

  test('a read with parameters is cached once it was requested twice', async () => {
    const cache = createPageCache<string>(plenty)
    const ask = async () => cache.getOrCreate('/api/trips?limit=1', async () => good(await aPage('one')))
    expect([await ask(), await ask(), await ask()]).toMatchObject([
      { result: 'unstored' },
      { result: 'miss' },
      { result: 'hit' },
    ])
    cache.purge()
    expect([await ask(), await ask()]).toMatchObject([{ result: 'miss' }, { result: 'hit' }])
  })
})

test('a page is counted with the whole memory that its bodies are parts of', async () => {
  const page = await aPage('x'.repeat(1000))
  const before = sizeOf(page)
  const larger = new Uint8Array(50_000).subarray(0, 1000)
  expect(sizeOf({ ...page, bodies: { ...page.bodies, identity: larger } }) - before).toBe(49_000)
})

describe('freshness', () => {
  test('after a purge nobody gets the older page', async () => {
    const cache = createPageCache<string>(plenty)
    await cache.getOrCreate('/', async () => good(await aPage('old')))
    cache.purge()
    const page = await aPage('new')
    expect(await cache.getOrCreate('/', async () => good(page))).toEqual({ kind: 'page', page, result: 'miss' })
  })

  test('a page begun before the purge is neither cached nor shared with those who come after it', async () => {
    const cache = createPageCache<string>(plenty)
    const [old, fresh] = await Promise.all([aPage('old'), aPage('new')])
    const slow = Promise.withResolvers<CreatedPage<string>>()
    const before = cache.getOrCreate('/', () => slow.promise)
    cache.purge()
    const after = await cache.getOrCreate('/', async () => good(fresh))
    slow.resolve(good(old))
    await before
    expect(after).toMatchObject({ page: fresh })
    expect(await cache.getOrCreate('/', async () => broken)).toEqual({ kind: 'page', page: fresh, result: 'hit' })
  })

  test('the last good page is given while making a new one fails', async () => {
    const cache = createPageCache<string>(plenty)
    const page = await aPage('good')
    await cache.getOrCreate('/', async () => good(page))
    cache.purge()
    expect(await cache.getOrCreate('/', async () => broken)).toEqual({ kind: 'page', page, result: 'stale' })
    expect(await cache.getOrCreate('/other', async () => broken)).toEqual({ kind: 'other', other: 'error page' })
  })

  test('a page that was taken off the site does not come back while making it fails', async () => {
    const cache = createPageCache<string>(plenty)
    await cache.getOrCreate('/trip/1', async () => good(await aPage('published')))
    cache.purge()
    expect(await cache.getOrCreate('/trip/1', async () => gone)).toEqual({ kind: 'other', other: 'not found' })
    expect(cache.stats()).toEqual({ entries: 0, bytes: 0 })
    expect(await cache.getOrCreate('/trip/1', async () => broken)).toEqual({ kind: 'other', other: 'error page' })
  })

  test('an answer begun before the purge takes nothing away that was made after it', async () => {
    const cache = createPageCache<string>(plenty)
    const page = await aPage('published again')
    const slow = Promise.withResolvers<CreatedPage<string>>()
    const before = cache.getOrCreate('/trip/1', () => slow.promise)
    cache.purge()
    await cache.getOrCreate('/trip/1', async () => good(page))
    slow.resolve(gone)
    await before
    expect(await cache.getOrCreate('/trip/1', async () => broken)).toEqual({ kind: 'page', page, result: 'hit' })
  })
})

describe('names of pages', () => {
  const { pageAddress, keyOfRequest } = pageKeys({ '/list': ['page', 'tag'], '/of/$kind': ['place'] })

  test.each([
    ['/of/one?utm_source=mail&place=Assam', '/of/one?place=Assam'],
    ['/list?tag=Food&page=2&fbclid=1', '/list?page=2&tag=Food'],
    ['/?gclid=1', '/'],
    ['/about?page=3&tag=Food', '/about'],
    ['/list?place=Assam', '/list'],
    ['/list/more?page=2', '/list/more'],
    ['/of?place=Assam', '/of'],
    ['/of/?place=Assam', '/of/'],
    ['/of/one/two?place=Assam', '/of/one/two'],
    ['/List?page=2', '/List?page=2'],
    ['/l%69st?page=2', '/l%69st?page=2'],
    ['/%?page=2', '/%'],
    ['/list?page=', '/list?page='],
    ['/list?', '/list'],
  ])('%s is %s', (address, key) => {
    expect(pageAddress(new URL(address, 'http://site.example')).key).toBe(key)
    expect(keyOfRequest(address)).toBe(key)
  })

  test('an endless address is not cached', () => {
    expect(pageAddress(new URL(`http://site.example/list?tag=${'x'.repeat(101)}`)).cacheable).toBe(false)
  })
})

describe('encodings', () => {
  test.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', 'identity'],
    ['BR ; q=0.1 , GZIP;q=1', 'br'],
    ['deflate,gzip;q=0.0', 'identity'],
    ['brotli, x-gzip', 'identity'],
  ] as const)('%s → %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
  })

  test('every encoding holds the same page under a validator of its own', async () => {
    const page = await aPage('<p>हथेली</p>')
    const { gunzipSync, brotliDecompressSync } = await import('node:zlib')
    const plain = Buffer.from(page.bodies.identity).toString()
    expect(gunzipSync(page.bodies.gzip).toString()).toBe(plain)
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe(plain)
    expect(new Set(Object.values(page.etags)).size).toBe(3)
  })
})
