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

const missing: CreatedPage<string> = { page: null, other: 'not found', failed: false }

const broken: CreatedPage<string> = { page: null, other: 'error page', failed: true }

describe('what is cached', () => {
  test('a page is created once, then it is a hit', async () => {
    const cache = createPageCache<string>(plenty)
    const page = await aPage('one')
    let created = 0
    const create = async () => {
      created += 1
      return good(page)
    }
    expect(await cache.getOrCreate('/', create)).toMatchObject({ result: 'miss' })
    expect(await cache.getOrCreate('/', create)).toEqual({ kind: 'page', page, result: 'hit' })
    expect(created).toBe(1)
  })

  test('concurrent requests share one creation', async () => {
    const cache = createPageCache<string>(plenty)
    const page = await aPage('one')
    const gate = Promise.withResolvers<CreatedPage<string>>()
    let created = 0
    const create = () => {
      created += 1
      return gate.promise
    }
    const all = Array.from({ length: 20 }, () => cache.getOrCreate('/', create))
    gate.resolve(good(page))
    await Promise.all(all)
    expect(created).toBe(1)
  })

  test('a response that is not a page is passed on and not cached', async () => {
    const cache = createPageCache<string>(plenty)
    const response = await cache.getOrCreate('/nope', async () => missing)
    expect(response).toEqual({ kind: 'other', other: 'not found' })
    expect(cache.stats().entries).toBe(0)
  })

  test('while nothing can be created, the stale page is served without an attempt', async () => {
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

  test('memory stays below its limit, and recently used entries stay', async () => {
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

describe('a flood of arbitrary URLs', () => {
  const flood = async (junk: (number: number) => string) => {
    const cache = createPageCache<string>(200_000)
    const page = await aPage('x'.repeat(1000))
    for (const key of ['/', '/trip/1', '/api/trips']) await cache.getOrCreate(key, async () => good(page))
    for (let number = 0; number < 1000; number += 1) await cache.getOrCreate(junk(number), async () => good(page))
    expect(cache.stats().bytes).toBeLessThanOrEqual(200_000)
    const isCached = (key: string) => cache.get(key) !== null
    return { pages: ['/', '/trip/1'].every(isCached), reads: isCached('/api/trips') }
  }

  test.each([
    ['parameters', (number: number) => `/category/wildlife?region=${number}`],
    ['spellings', (number: number) => `/%61bout${number}`],
  ])('%s evict no pages and no API responses', async (_, junk) => {
    expect(await flood(junk)).toEqual({ pages: true, reads: true })
  })

  test('API calls evict no pages, and those requested once no API responses either', async () => {
    expect(await flood((number) => `/api/trips/${number}`)).toEqual({ pages: true, reads: false })
    expect(await flood((number) => `/api/trips?junk=${number}`)).toEqual({ pages: true, reads: true })
  })

  test('an API call with parameters is cached from its second request on', async () => {
    const cache = createPageCache<string>(plenty)
    const request = async () => cache.getOrCreate('/api/trips?limit=1', async () => good(await aPage('one')))
    expect([await request(), await request(), await request()]).toMatchObject([
      { result: 'unstored' },
      { result: 'miss' },
      { result: 'hit' },
    ])
    cache.purge()
    expect([await request(), await request()]).toMatchObject([{ result: 'miss' }, { result: 'hit' }])
  })
})

test('the size of a page includes the whole buffers that its bodies are parts of', async () => {
  const page = await aPage('x'.repeat(1000))
  const before = sizeOf(page)
  const larger = new Uint8Array(50_000).subarray(0, 1000)
  expect(sizeOf({ ...page, bodies: { ...page.bodies, identity: larger } }) - before).toBe(49_000)
})

describe('staleness', () => {
  test('after a purge the older page is not served', async () => {
    const cache = createPageCache<string>(plenty)
    await cache.getOrCreate('/', async () => good(await aPage('old')))
    cache.purge()
    const page = await aPage('new')
    expect(await cache.getOrCreate('/', async () => good(page))).toEqual({ kind: 'page', page, result: 'miss' })
  })

  test('a page whose creation began before a purge is neither cached nor shared with later requests', async () => {
    const cache = createPageCache<string>(plenty)
    const [old, current] = await Promise.all([aPage('old'), aPage('new')])
    const slow = Promise.withResolvers<CreatedPage<string>>()
    const before = cache.getOrCreate('/', () => slow.promise)
    cache.purge()
    const after = await cache.getOrCreate('/', async () => good(current))
    slow.resolve(good(old))
    await before
    expect(after).toMatchObject({ page: current })
    expect(await cache.getOrCreate('/', async () => broken)).toEqual({ kind: 'page', page: current, result: 'hit' })
  })

  test('the stale page is served while creating a new one fails', async () => {
    const cache = createPageCache<string>(plenty)
    const page = await aPage('good')
    await cache.getOrCreate('/', async () => good(page))
    cache.purge()
    expect(await cache.getOrCreate('/', async () => broken)).toEqual({ kind: 'page', page, result: 'stale' })
    expect(await cache.getOrCreate('/other', async () => broken)).toEqual({ kind: 'other', other: 'error page' })
  })

  test('a page that was unpublished is not served stale while creating it fails', async () => {
    const cache = createPageCache<string>(plenty)
    await cache.getOrCreate('/trip/1', async () => good(await aPage('published')))
    cache.purge()
    expect(await cache.getOrCreate('/trip/1', async () => missing)).toEqual({ kind: 'other', other: 'not found' })
    expect(cache.stats()).toEqual({ entries: 0, bytes: 0 })
    expect(await cache.getOrCreate('/trip/1', async () => broken)).toEqual({ kind: 'other', other: 'error page' })
  })

  test('a response whose creation began before a purge deletes nothing that was created after it', async () => {
    const cache = createPageCache<string>(plenty)
    const page = await aPage('published again')
    const slow = Promise.withResolvers<CreatedPage<string>>()
    const before = cache.getOrCreate('/trip/1', () => slow.promise)
    cache.purge()
    await cache.getOrCreate('/trip/1', async () => good(page))
    slow.resolve(missing)
    await before
    expect(await cache.getOrCreate('/trip/1', async () => broken)).toEqual({ kind: 'page', page, result: 'hit' })
  })
})

describe('cache keys', () => {
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
    ['/list?page=', '/list'],
    ['/list?page=&tag=Food', '/list?tag=Food'],
    ['/list?', '/list'],
  ])('%s is %s', (address, key) => {
    expect(pageAddress(new URL(address, 'http://site.example')).key).toBe(key)
    expect(keyOfRequest(address)).toBe(key)
  })

  test('an overlong URL is not cached', () => {
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

  test('every encoding has the same content and its own ETag', async () => {
    const page = await aPage('<p>हथेली</p>')
    const { gunzipSync, brotliDecompressSync } = await import('node:zlib')
    const plain = Buffer.from(page.bodies.identity).toString()
    expect(gunzipSync(page.bodies.gzip).toString()).toBe(plain)
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe(plain)
    expect(new Set(Object.values(page.etags)).size).toBe(3)
  })
})
