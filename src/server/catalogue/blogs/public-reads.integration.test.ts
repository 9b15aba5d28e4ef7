import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aPicture } from '#tests/support/factories/picture.ts'

const daysAgo = (days: number) => new Date(Date.UTC(2026, 5, 30) - days * 86_400_000)
const titles = (blogs: { title: string }[]) => blogs.map(({ title }) => title)

describeWithDatabase('one blog', (open) => {
  it('has exactly the fields of the contract', async () => {
    const { db, api } = open()
    const picture = await aPicture(db, { bucket: 'blog-images' })
    const blog = await aBlog(db, {
      body: '<p>The boatman does not <em>row</em>.</p>',
      featured_image: picture.url,
      published_at: daysAgo(3),
      created_at: daysAgo(5),
      updated_at: daysAgo(1),
    })
    const { url, width, height, color, focal_x, focal_y, alt } = picture
    expect(await api.blogs.get({ slug: blog.slug })).toEqual({
      id: blog.id,
      slug: blog.slug,
      title: blog.title,
      tags: ['Birds', 'Gujarat'],
      featured_image: url,
      featured_picture: { url, width, height, color, focal_x, focal_y, alt },
      start: 'The boatman does not row.',
      reading_minutes: 1,
      published_at: '2026-06-27T00:00:00.000Z',
      created_at: '2026-06-25T00:00:00.000Z',
      share_image: expect.stringMatching(new RegExp(`^/media/cards/blogs/${blog.id}/[\\da-f]{16}\\.jpg$`)),
      body: '<p>The boatman does not <em>row</em>.</p>',
      status: 'published',
      trips: [],
      updated_at: '2026-06-29T00:00:00.000Z',
    })
  })

  it('may have no tags and no picture', async () => {
    const { db, api } = open()
    const { slug } = await aBlog(db, { tags: null, featured_image: null })
    expect(await api.blogs.get({ slug })).toMatchObject({ tags: null, featured_image: null, featured_picture: null })
  })

  it.each([
    ['a draft', async () => (await aBlog(open().db, { status: 'draft' })).slug],
    ['a slug in capitals', async () => (await aBlog(open().db)).slug.toUpperCase()],
    ['an unknown slug', async () => 'no-such-story'],
    ['no slug at all', async () => "' or ''='"],
  ])('is not found for %s', async (_name, slug) => {
    await expect(open().api.blogs.get({ slug: await slug() })).rejects.toMatchObject({
      defined: true,
      code: 'BLOG_NOT_FOUND',
      status: 404,
      message: "The blog post you're looking for doesn't exist or has been removed.",
    })
  })
})

describeWithDatabase('lists of blogs', (open) => {
  it('have published ones only, newest first by publication, then by creation', async () => {
    const { db, api } = open()
    await aBlog(db, { title: 'old', published_at: daysAgo(9), created_at: daysAgo(1) })
    await aBlog(db, { title: 'new, made first', published_at: daysAgo(2), created_at: daysAgo(8) })
    await aBlog(db, { title: 'new, made later', published_at: daysAgo(2), created_at: daysAgo(4) })
    await aBlog(db, { title: 'draft', status: 'draft', created_at: daysAgo(0) })
    await aBlog(db, { title: 'draft again', status: 'draft', published_at: daysAgo(0) })
    const expected = ['new, made later', 'new, made first', 'old']
    expect(titles(await api.blogs.list())).toEqual(expected)
    expect(titles((await api.blogs.cards()).items)).toEqual(expected)
  })

  it('have no bodies in cards, and count all blogs', async () => {
    const { db, api } = open()
    for (let count = 0; count < 4; count += 1) await aBlog(db, { published_at: daysAgo(count), title: `${count}` })
    const { total, items } = await api.blogs.cards({ limit: 2, offset: 1 })
    expect(total).toBe(4)
    expect(titles(items)).toEqual(['1', '2'])
    expect(items[0]).not.toHaveProperty('body')
    expect(items[0]).toHaveProperty('start')
    expect((await api.blogs.list({ limit: 1 }))[0]).toHaveProperty('body')
  })

  it('filter by a tag without regard to case', async () => {
    const { db, api } = open()
    await aBlog(db, { title: 'a', tags: ['Birds'], published_at: daysAgo(1) })
    await aBlog(db, { title: 'b', tags: ['Rail', 'birds'], published_at: daysAgo(2) })
    await aBlog(db, { title: 'c', tags: ['Bird'], published_at: daysAgo(3) })
    await aBlog(db, { title: 'd', tags: null, published_at: daysAgo(4) })
    await aBlog(db, { title: 'e', tags: ['Birds'], status: 'draft' })
    const { total, items } = await api.blogs.cards({ tag: 'BIRDS' })
    expect([total, titles(items)]).toEqual([2, ['a', 'b']])
    expect(titles(await api.blogs.list({ tag: ' Birds ' }))).toEqual(['a', 'b'])
    expect(await api.blogs.cards({ tag: '%' })).toEqual({ total: 0, items: [] })
  })
})

describeWithDatabase('tags', (open) => {
  it('are those of published blogs, distinct regardless of case, in the most frequent spelling, most used first', async () => {
    const { db, api } = open()
    for (const tags of [['birds', 'Rail'], ['Birds'], ['Birds', 'Tea'], null]) await aBlog(db, { tags })
    await aBlog(db, { tags: ['Secret'], status: 'draft' })
    expect(await api.blogs.tags()).toEqual([
      { tag: 'Birds', count: 3 },
      { tag: 'Rail', count: 1 },
      { tag: 'Tea', count: 1 },
    ])
  })

  it('are empty without blogs', async () => {
    expect(await open().api.blogs.tags()).toEqual([])
  })
})
