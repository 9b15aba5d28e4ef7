import { expect, it } from 'vitest'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aRenderedPage } from '#tests/support/factories/rendered-page.ts'

describeWithDatabase('the link from a page to its form', (open) => {
  const render = async () =>
    aRenderedPage('<html><body><p>Spiti</p></body></html>', { status: 200, headers: { 'content-type': 'text/html' } })

  it('is in the admin’s own pages of trips, blogs, categories and hosts, and in no other page', async () => {
    const test = open()
    const app = test.appWith({ render })
    const cookie = (await aSignedInBrowser(test)).cookies()
    const visit = async (path: string, headers = {}) =>
      (await app.request(`https://hatheli.test${path}`, { headers })).text()
    for (const path of ['/trip/1', '/trip/1/kanha', '/blog/tea', '/category/wildlife', '/host/1']) {
      const plain = await visit(path)
      expect(await visit(path, { cookie }), path).toContain('href="/admin/edit-page">Edit this page</a></nav></body>')
      // The admin's page was not stored for others.
      expect(await visit(path)).toBe(plain)
      expect(plain).toBe('<html><body><p>Spiti</p></body></html>')
    }
    expect(await visit('/about', { cookie })).not.toContain('Edit this page')
  })

  it('leads to the form of the page that it was followed on, for the admin only', async () => {
    const test = open()
    const blog = await aBlog(test.db, { status: 'draft' })
    const app = test.appWith({ render })
    const cookie = (await aSignedInBrowser(test)).cookies()
    const follow = async (from: string, headers: Record<string, string> = { cookie }) =>
      (
        await app.request('https://hatheli.test/admin/edit-page', {
          headers: { ...headers, referer: `https://hatheli.test${from}` },
        })
      ).headers.get('location')
    expect(await follow('/trip/abc?x=1')).toBe('/admin/trips?edit=abc')
    expect(await follow('/trip/abc/kanha-tiger-country')).toBe('/admin/trips?edit=abc')
    expect(await follow(`/blog/${blog.slug}`)).toBe(`/admin/blogs?edit=${blog.id}`)
    expect(await follow('/blog/nothing')).toBe('/admin/blogs')
    expect(await follow('/category/wildlife')).toBe('/admin/categories')
    expect(await follow('/host/abc')).toBe('/admin/vendors?edit=abc')
    expect(await follow('/')).toBe('/admin/dashboard')
    expect(await follow(`/blog/${blog.slug}`, {})).toMatch(/^\/admin\/login/)
  })
})
