import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blogs, formerAddresses } from '#server/platform/db/schema.ts'
import { withoutRecording } from '#server/platform/db/writes/operations.ts'
import type { Db } from '#server/platform/db/database.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'

/** Public result of a story's address: shows a story, redirects, or is not found. */
async function answerOf({ api }: TestDatabase, slug: string): Promise<string> {
  try {
    return `shows ${(await api.blogs.get({ slug })).id}`
  } catch (error) {
    const { data } = error as { data?: { moved_to: string | null } }
    return data?.moved_to ? `moved to ${data.moved_to}` : 'not found'
  }
}

describeWithDatabase('the former address of a story', (open) => {
  const rename = (id: string, slug: string) => open().db.update(blogs).set({ slug }).where(eq(blogs.id, id))
  const answer = (slug: string) => answerOf(open(), slug)

  it('leads to the present one, however often the story moves', async () => {
    const { id } = await aBlog(open().db, { slug: 'one' })
    await rename(id, 'two')
    await rename(id, 'three')
    expect(await answer('one')).toBe('moved to three')
    expect(await answer('two')).toBe('moved to three')
    expect(await answer('never')).toBe('not found')
    await rename(id, 'one')
    expect(await answer('one')).toBe(`shows ${id}`)
    expect(await answer('three')).toBe('moved to one')
  })

  it('ends once another story is public there, but not for a draft', async () => {
    const { db } = open()
    const { id } = await aBlog(db, { slug: 'tea' })
    await rename(id, 'tea-in-assam')
    const other = await aBlog(db, { slug: 'tea', status: 'draft' })
    expect(await answer('tea')).toBe('moved to tea-in-assam')
    await db.update(blogs).set({ status: 'published', published_at: new Date() }).where(eq(blogs.id, other.id))
    expect(await answer('tea')).toBe(`shows ${other.id}`)
    await db.update(blogs).set({ status: 'draft' }).where(eq(blogs.id, other.id))
    expect(await answer('tea')).toBe('not found')
  })

  it('is kept of what was public only', async () => {
    const { id } = await aBlog(open().db, { slug: 'working-title', status: 'draft' })
    await rename(id, 'title')
    await open().db.update(blogs).set({ status: 'published', published_at: new Date() }).where(eq(blogs.id, id))
    expect(await answer('working-title')).toBe('not found')
  })

  it('is not found while the story is a draft or in the trash, and leads there again when it is public again', async () => {
    const { db, adminApi } = open()
    const { id } = await aBlog(db, { slug: 'ferry' })
    await rename(id, 'ferries')
    await adminApi.admin.blogs.delete({ blog_id: id })
    expect([await answer('ferry'), await answer('ferries')]).toEqual(['not found', 'not found'])
    const rival = await aBlog(db, { slug: 'ferries' })
    await adminApi.admin.trash.restore({ entity: 'blogs', item_id: id })
    expect([await answer('ferry'), await answer('ferries')]).toEqual(['not found', `shows ${rival.id}`])
    await db.update(blogs).set({ status: 'published' }).where(eq(blogs.id, id))
    expect(await answer('ferry')).toBe('moved to ferries-2')
  })

  it('answers as a plain model does, after any renames, swaps, drafts and deletions', async () => {
    const names = ['a', 'b', 'c', 'd']
    const step = fc.record({
      story: fc.nat(2),
      slug: fc.constantFrom(...names),
      act: fc.constantFrom('rename', 'rename', 'swap', 'publish', 'withdraw', 'delete'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { db } = open()
        await db.transaction(async (tx) => {
          await withoutRecording(tx as Db)
          await tx.delete(blogs)
          await tx.delete(formerAddresses)
        })
        const ids: string[] = []
        for (const slug of names.slice(0, 3)) ids.push((await aBlog(db, { slug, featured_image: null })).id)
        const model = aModel(ids, names)
        for (const { story, slug, act } of steps) await model.take(db, ids[story]!, act, slug)
        for (const name of [...names, 'on-the-way']) expect(await answer(name), name).toBe(model.answer(name))
      }),
      { numRuns: 25 },
    )
  }, 60_000)
})

interface Story {
  slug: string
  isPublic: boolean
}

/** Stories in a map, and who left which address last. */
function aModel(ids: string[], names: string[]) {
  const stories = new Map<string, Story>(ids.map((id, index) => [id, { slug: names[index]!, isPublic: true }]))
  const left = new Map<string, string>()
  const ownerOf = (slug: string) => [...stories].find(([, each]) => each.slug === slug)?.[0]

  function settle(id: string) {
    const { slug, isPublic } = stories.get(id)!
    if (isPublic || left.get(slug) === id) left.delete(slug)
  }

  async function move(db: Db, id: string, slug: string) {
    const story = stories.get(id)!
    const from = story.slug
    await db.update(blogs).set({ slug }).where(eq(blogs.id, id))
    story.slug = slug
    settle(id)
    if (from !== slug) left.set(from, id)
  }

  async function show(db: Db, id: string, isPublic: boolean) {
    stories.get(id)!.isPublic = isPublic
    await db
      .update(blogs)
      .set({ status: isPublic ? 'published' : 'draft' })
      .where(eq(blogs.id, id))
    settle(id)
  }

  return {
    async take(db: Db, id: string, act: string, slug: string) {
      const story = stories.get(id)
      if (!story) return
      const owner = ownerOf(slug)
      if (act === 'publish' || act === 'withdraw') await show(db, id, act === 'publish')
      else if (act === 'delete') {
        await db.delete(blogs).where(eq(blogs.id, id))
        stories.delete(id)
        left.set(story.slug, id)
      } else if (!owner) await move(db, id, slug)
      else if (act === 'swap' && owner !== id) {
        const from = story.slug
        await move(db, id, 'on-the-way')
        await move(db, owner, from)
        await move(db, id, slug)
      }
    },
    answer(slug: string): string {
      const [id, story] = [...stories].find(([, each]) => each.slug === slug) ?? []
      if (story?.isPublic) return `shows ${id}`
      const target = stories.get(left.get(slug) ?? '')
      return target?.isPublic ? `moved to ${target.slug}` : 'not found'
    },
  }
}
