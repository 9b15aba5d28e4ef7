import { expect, it } from 'vitest'
import { publicCalls, type PublicCall } from '#tests/support/database/public-calls.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import type { Db } from '../platform/db/database.ts'

/** Put into everything that the public must never see. */
const canary = 'canary-7c1f'

/** Parameters that a curious caller would try, in the query of REST and as the input of RPC. */
const oddInputs: Record<string, unknown>[] = [
  {},
  { limit: 100 },
  { limit: 100, offset: 1 },
  { limit: 0 },
  { limit: 'all' },
  { limit: 1e9 },
  { offset: -1 },
  { status: 'draft' },
  { show_vendor_info: false },
  { include: 'vendor,email' },
  { select: '*' },
  { columns: 'email' },
  { category: 'Wildlife Escapes' },
  { category: ['Wildlife Escapes'] },
  { category: '*' },
  { region: canary },
  { region: "' or 1=1 --" },
  { region: '\u0000' },
  { tag: canary },
  { tag: `${canary}' or true --` },
  { tag: { $ne: '' } },
  { order: 'email' },
  { admin: true },
  { context: { admin: {} } },
  { __proto__: { status: 'draft' } },
]

/** Creates one of everything that can be hidden, with the canary in it. @returns ids that must not appear either. */
async function seedSecrets(db: Db) {
  const secret = { email: `${canary}@vendor.example`, phone: canary, city: canary, description: canary }
  const social_handles = { instagram: `https://instagram.example/${canary}` }
  const vendor = await aVendor(db, { vendor_name: 'Open Hosts', ...secret, social_handles })
  const hidden = await aVendor(db, { vendor_name: `${canary} Hosts`, ...secret, social_handles })
  const trip = await aTrip(db, { title: 'Open trip', vendor_id: vendor.id, featured: true })
  await aTripImage(db, { trip_id: trip.id })
  const without = { vendor_id: hidden.id, host_info: canary, show_vendor_info: false, featured: true }
  const hiding = await aTrip(db, { title: 'Hiding trip', ...without })
  const texts = { title: canary, description: canary, short_description: canary, host_info: canary, region: canary }
  const draft = await aTrip(db, { ...texts, status: 'draft', featured: true, highlights: [canary] })
  const draftBlog = await aBlog(db, { status: 'draft', slug: canary, title: canary, body: canary, tags: [canary] })
  const blog = await aBlog(db, { title: 'Open story', slug: 'open-story' })
  for (const { id } of [trip, hiding, draft]) await aTestimonial(db, { trip_id: id, name: 'Open guest' })
  await aHeroImage(db, { title: canary })
  await aHeroImage(db, { title: 'Open hero', is_active: true })
  return {
    forbidden: [canary, draft.id, hidden.id, draftBlog.id],
    ids: [trip.id, hiding.id, draft.id, vendor.id, 'Wildlife Escapes', 'x'],
    slugs: [blog.slug, draftBlog.slug, 'x'],
  }
}

/** Every URL of a call: path parameters filled in, and the odd query parameters. */
function addressesOf(call: PublicCall, { ids, slugs }: { ids: string[]; slugs: string[] }): string[] {
  const values = /\{(\w+)\}/.exec(call.path)?.[1] === 'slug' ? slugs : ids
  const name = /\{(\w+)\}/.exec(call.path)?.[1]
  const paths = name ? values.map((value) => call.path.replace(/\{\w+\}/, encodeURIComponent(value))) : [call.path]
  const inputs = [...oddInputs, ...ids.map((id) => ({ trip_id: id })), ...ids.map((id) => ({ vendor_id: id }))]
  const rest = paths.flatMap((path) => inputs.map((input) => `/api${path}?${queryOf(input)}`))
  const named = name ? values.map((value) => ({ [name]: value })) : []
  const rpc = [...inputs, ...named].map(
    (input) => `${call.rpcPath}?data=${encodeURIComponent(JSON.stringify({ json: input }))}`,
  )
  return [...rest, ...rpc]
}

function queryOf(input: Record<string, unknown>): string {
  const texts = Object.entries(input).map(([key, value]): [string, string] =>
    Array.isArray(value)
      ? [`${key}[]`, String(value[0])]
      : [key, typeof value === 'object' ? JSON.stringify(value) : String(value)],
  )
  return new URLSearchParams(texts).toString()
}

describeWithDatabase('every public call', (open) => {
  it('exposes nothing hidden, whatever its parameters', async () => {
    const { db, request } = open()
    const { forbidden, ...known } = await seedSecrets(db)
    const shown: string[] = []
    for (const address of publicCalls.flatMap((call) => addressesOf(call, known))) {
      const answer = await request(address)
      const text = await answer.text()
      expect([200, 400, 404], `${address}: ${text}`).toContain(answer.status)
      for (const secret of forbidden) expect(text, address).not.toContain(secret)
      expect(text, address).not.toMatch(/social_handles|Failed query|select .* from/)
      if (answer.ok) shown.push(text)
    }
    const all = shown.join('')
    for (const open of ['Open trip', 'Hiding trip', 'Open Hosts', 'Open story', 'Open guest', 'Open hero']) {
      expect(all).toContain(open)
    }
  })

  it.each(publicCalls.filter(({ hasInput }) => hasInput))('$name refuses unknown keys', async (call) => {
    const { request } = open()
    const path = call.path.replace(/\{\w+\}/, 'x')
    const data = encodeURIComponent(JSON.stringify({ json: { status: 'draft' } }))
    for (const address of [`/api${path}?status=draft`, `${call.rpcPath}?data=${data}`]) {
      const answer = await request(address)
      expect(answer.status, address).toBe(400)
      expect(await answer.text()).toContain('BAD_REQUEST')
    }
  })

  it.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=ten',
    'offset=-1',
    'category=wildlife',
    'trip_id=1',
  ])('refuses %s', async (query) => {
    const path = query.startsWith('trip_id') ? 'testimonials' : 'trips'
    expect((await open().request(`/api/${path}?${query}`)).status).toBe(400)
  })

  it('responds with its typed error to a missing record, over REST and RPC', async () => {
    const { request } = open()
    const data = encodeURIComponent(JSON.stringify({ json: { slug: 'none' } }))
    const [rest, rpc] = [await request('/api/blogs/none'), await request(`/api/rpc/blogs/get?data=${data}`)]
    const error = { defined: true, code: 'BLOG_NOT_FOUND', status: 404 }
    expect([rest.status, rpc.status]).toEqual([404, 404])
    expect(await rest.json()).toMatchObject(error)
    expect(await rpc.json()).toMatchObject({ json: error })
    expect(rest.headers.get('cache-control')).toBe('no-store')
  })

  it('responds 404 to an unknown path', async () => {
    for (const path of ['/api', '/api/vendors', '/api/trips/a/b', '/api/rpc/vendors/list']) {
      const answer = await open().request(path)
      expect(answer.status, path).toBe(404)
    }
  })

  it('may be stored by a browser, which revalidates it each time', async () => {
    const answer = await open().request('/api/categories')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
