import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { BlogData } from '#contract/admin/blogs.ts'
import { richTextSpan } from '#contract/rich-text.ts'
import { blogs } from '#server/platform/db/schema.ts'
import { deleteUnused } from '#server/platform/media/unused-pictures.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aPicture, aStoredPicture } from '#tests/support/factories/picture.ts'

const least: BlogData = { title: 'Winter Birds', slug: 'winter-birds', body: '<p>Cranes.</p>', status: 'draft' }

describeWithDatabase('saving a blog', (open) => {
  const create = async (fields: Partial<BlogData> = {}) => {
    const { adminApi } = open()
    const { id } = await adminApi.admin.blogs.create({ blog_data: { ...least, ...fields } })
    return adminApi.admin.blogs.get({ blog_id: id })
  }
  const update = (blog_id: string, blog_data: Partial<BlogData>) =>
    open().adminApi.admin.blogs.update({ blog_id, blog_data })

  it('accepts the payload of the specification', async () => {
    const { db } = open()
    const { url } = await aPicture(db, { bucket: 'blog-images' })
    expect(await create({ featured_image: url, tags: [' Birds ', 'Gujarat'] })).toMatchObject({
      ...least,
      featured_image: url,
      tags: ['Birds', 'Gujarat'],
      start: 'Cranes.',
      reading_minutes: 1,
      published_at: null,
    })
  })

  it('normalises a slug, and refuses it if nothing is left', async () => {
    expect((await create({ slug: ' Winter  Birds!! -- 2026 ' })).slug).toBe('winter-birds-2026')
    for (const slug of ['', '---', 'सर्दी के पक्षी']) {
      await expect(create({ slug })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  it('refuses a slug that is taken, also the second of two concurrent saves', async () => {
    const { adminApi } = open()
    const saves = [1, 2].map(() => adminApi.admin.blogs.create({ blog_data: least }))
    const results = await Promise.allSettled(saves)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(create()).rejects.toMatchObject({ code: 'SLUG_TAKEN', status: 409 })
    const other = await create({ slug: 'other' })
    await expect(update(other.id, { slug: least.slug })).rejects.toMatchObject({ code: 'SLUG_TAKEN' })
    await update(other.id, { slug: 'other', title: 'Other' })
  })

  it('requires a body to publish, but not for a draft', async () => {
    expect((await create({ body: '' })).body).toBe('')
    for (const body of ['', '  ', '<p></p>', '<p>&nbsp;</p>', '<script>alert(1)</script>']) {
      const published = create({ slug: 'published', body, status: 'published' })
      await expect(published, body).rejects.toMatchObject({ code: 'BODY_REQUIRED' })
    }
    const draft = await create({ slug: 'later', body: '' })
    await expect(update(draft.id, { status: 'published' })).rejects.toMatchObject({ code: 'BODY_REQUIRED' })
    await update(draft.id, { status: 'published', body: '<p>Now.</p>' })
    await expect(update(draft.id, { body: '' })).rejects.toMatchObject({ code: 'BODY_REQUIRED' })
  })

  it('does not change the date of the first publication', async () => {
    const draft = await create()
    await update(draft.id, { status: 'published' })
    const { adminApi } = open()
    const { published_at } = await adminApi.admin.blogs.get({ blog_id: draft.id })
    expect(published_at).not.toBeNull()
    await update(draft.id, { status: 'draft' })
    await update(draft.id, { status: 'published', title: 'Again' })
    expect((await adminApi.admin.blogs.get({ blog_id: draft.id })).published_at).toBe(published_at)
  })

  it('refuses duplicate tags regardless of case, and stores no tags as null', async () => {
    expect((await create({ tags: [] })).tags).toBeNull()
    const save = (tags: string[]) => create({ slug: 'tags', tags })
    await expect(save(['Birds', ' birds'])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(save([' '])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(save(['x'.repeat(41)])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const blog = await save(['Birds', 'Bird'])
    await update(blog.id, { title: 'Tags stay' })
    expect((await open().adminApi.admin.blogs.get({ blog_id: blog.id })).tags).toEqual(['Birds', 'Bird'])
  })

  it('bounds the spans of cells, and puts every table into a region', async () => {
    const { body, start } = await create({
      body:
        '<table style="width:9999px" onclick="x()"><thead><tr><th scope="col" colspan="900000">Fare</th></tr></thead>' +
        '<tbody><tr><td rowspan="-3" class="evil">Winter</td><td colspan="2" rowspan="x">20,000</td></tr></tbody></table>' +
        '<div role="region" tabindex="5">After</div>',
    })
    expect(body).toBe(
      '<div class="story-table" role="region" aria-label="Table: Fare" tabindex="0"><table><tbody>' +
        `<tr><th colspan="${richTextSpan}">Fare</th></tr></tbody>` +
        '<tbody><tr><td>Winter</td><td colspan="2">20,000</td></tr></tbody></table></div>After',
    )
    expect(start).toBe('After')
    const again = await create({ slug: 'again', body })
    expect(again.body).toBe(body)
  })

  it('removes scripts, styles and pictures of other sites', async () => {
    const { url } = await aPicture(open().db, { bucket: 'blog-images' })
    const { body } = await create({
      body: `<p style="color:red" onclick="x()">Hi <a href="javascript:x()">a</a></p><img src="https://evil.example/a.png"><img src="${url}" onerror="x()"><iframe src="x"></iframe>`,
    })
    expect(body).not.toMatch(/style=|onclick|onerror|javascript|evil|iframe/)
    expect(body).toContain(`<img src="${url}" width="1600" height="1067">`)
  })

  it('refuses to save over a newer version, unless it overwrites', async () => {
    const { adminApi, db } = open()
    const blog = await aBlog(db)
    const edited = { blog_id: blog.id, updated_at: blog.updated_at.toISOString() }
    const first = await adminApi.admin.blogs.update({ ...edited, blog_data: { title: 'First' } })
    const second = adminApi.admin.blogs.update({ ...edited, blog_data: { title: 'Second' } })
    await expect(second).rejects.toMatchObject({ code: 'VERSION_CONFLICT', data: { updated_at: first.updated_at } })
    await adminApi.admin.blogs.update({ ...edited, overwrite: true, blog_data: { title: 'Third' } })
  })

  it('refuses to save a deleted blog; deleting it again succeeds', async () => {
    const { adminApi, db } = open()
    const missing = { blog_id: missingId }
    await expect(adminApi.admin.blogs.get(missing)).rejects.toMatchObject({ code: 'BLOG_NOT_FOUND' })
    await expect(update(missingId, {})).rejects.toMatchObject({ code: 'BLOG_NOT_FOUND' })
    expect(await adminApi.admin.blogs.delete(missing)).toBe(true)
    const blog = await aBlog(db)
    expect(await adminApi.admin.blogs.delete({ blog_id: blog.id })).toBe(true)
    expect(await db.$count(blogs)).toBe(0)
  })

  it('keeps pictures after a save or deletion, those of the body too, since an undo may need them', async () => {
    const { adminApi, db, storage } = open()
    const aBlogPicture = () => aStoredPicture(db, storage, { bucket: 'blog-images' })
    const [cover, first, second] = [await aBlogPicture(), await aBlogPicture(), await aBlogPicture()]
    const image = ({ url }: { url: string }) => `<img src="${url}" alt="">`
    const blog = await create({ featured_image: cover.url, body: `<p>Look</p>${image(first)}${image(second)}` })
    const files = async () => (await storage.list('blog-images/')).map((key) => `/media/${key}`)
    await update(blog.id, { body: `<p>Look</p>${image(second)}${image(cover)}`, featured_image: null })
    await adminApi.admin.blogs.delete({ blog_id: blog.id })
    expect(await files()).toEqual([cover.url, first.url, second.url].sort())
  })

  it('protects pictures of a body from removal', async () => {
    const { db } = open()
    const { url } = await aPicture(db, { bucket: 'blog-images' })
    const blog = await aBlog(db, { body: `<img src="${url}" alt="">` })
    const isDeletable = async () => (await db.transaction((tx) => deleteUnused(tx, [url]))).length === 1
    expect(await isDeletable()).toBe(false)
    await db.update(blogs).set({ body: '<p>Without.</p>' }).where(eq(blogs.id, blog.id))
    expect(await isDeletable()).toBe(true)
  })
})

describeWithDatabase('the lists of blogs', (open) => {
  it('include drafts, newest first; all of them without arguments', async () => {
    const { adminApi, db } = open()
    await aBlog(db, { title: 'Old', created_at: new Date('2026-01-01') })
    await aBlog(db, { title: 'New', status: 'draft', tags: null, created_at: new Date('2026-02-01') })
    const all = await adminApi.admin.blogs.all()
    expect(all.map(({ title, status }) => [title, status])).toEqual([
      ['New', 'draft'],
      ['Old', 'published'],
    ])
    expect(all[0]).not.toHaveProperty('body')
    expect((await adminApi.admin.blogs.list()).items).toEqual(all)
  })

  it('can be searched, filtered, sorted and paginated', async () => {
    const { adminApi, db } = open()
    await aBlog(db, { title: 'b', slug: 'cranes', created_at: new Date('2026-01-03'), featured_image: null })
    await aBlog(db, { title: 'A', slug: 'kites', status: 'draft', created_at: new Date('2026-01-02') })
    await aBlog(db, { title: 'c', slug: 'storks', created_at: new Date('2026-01-01') })
    const titles = async (input: Parameters<typeof adminApi.admin.blogs.list>[0]) =>
      (await adminApi.admin.blogs.list(input)).items.map(({ title }) => title).join('')
    expect(await titles({ search: 'CRANE' })).toBe('b')
    await db
      .update(blogs)
      .set({ tags: ['Kérala', 'Rain'] })
      .where(eq(blogs.title, 'c'))
    expect(await titles({ search: 'rain kerala storks' })).toBe('c')
    expect(await titles({ search: 'storkes', similar: true })).toBe('c')
    expect(await titles({ status: 'draft' })).toBe('A')
    expect(await titles({ sort: 'title' })).toBe('Abc')
    expect(await titles({ sort: 'published_at', direction: 'desc' })).toMatch(/A$/)
    expect(await titles({ page: 2, page_size: 2 })).toBe('c')
    expect((await adminApi.admin.blogs.list({ page_size: 2 })).total).toBe(3)
  })
})

describeWithDatabase('tags of the back office', (open) => {
  it('are those of blogs of any status, most used first', async () => {
    const { db, adminApi, api } = open()
    await aBlog(db, { tags: ['Birds', 'Rail'] })
    await aBlog(db, { tags: ['birds', 'Secret'], status: 'draft' })
    await aBlog(db, { tags: ['Birds'], status: 'draft' })
    expect(await adminApi.admin.blogs.tags()).toEqual([
      { tag: 'Birds', count: 3 },
      { tag: 'Rail', count: 1 },
      { tag: 'Secret', count: 1 },
    ])
    expect((await api.blogs.tags()).map(({ tag }) => tag)).not.toContain('Secret')
    await expect(api.admin.blogs.tags()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
