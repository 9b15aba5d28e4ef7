import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { blogsContract } from '#contract/blogs.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs, formerAddresses, pictures } from '../../platform/db/schema.ts'
import { blogCardColumns } from '../../api/cards/blog-cards.ts'
import { whereOf, type Conditions, type FiltersOf } from '../../api/filters.ts'
import { idsOfPage, orderBy, type Page, type SortKey } from '../../api/pagination.ts'

interface BlogFilters extends FiltersOf<typeof blogsContract.list>, FiltersOf<typeof blogsContract.cards> {
  slugs?: string[] | undefined
}

export const blogColumns = { ...getTableColumns(blogs), ...blogCardColumns }

const newestFirst: SortKey[] = [
  { by: blogs.published_at, direction: 'desc' },
  { by: blogs.created_at, direction: 'desc' },
  { by: blogs.id, direction: 'asc' },
]

const blogConditions: Conditions<BlogFilters> = {
  slugs: (slugs) => inArray(blogs.slug, slugs),
  tag: (tag) =>
    tag === '' ? undefined : sql`exists (select 1 from unnest(${blogs.tags}) as tag where lower(tag) = lower(${tag}))`,
}

function publishedWhere(filters: BlogFilters): SQL | undefined {
  return and(eq(blogs.status, 'published'), whereOf(blogConditions, filters))
}

function idsOf(db: Db, filters: BlogFilters, page: Page) {
  return idsOfPage(db, blogs, publishedWhere(filters), newestFirst, page).as('page')
}

/** Published blogs without bodies, newest first. */
export function selectBlogCards(db: Db, filters: BlogFilters, page: Page) {
  const ids = idsOf(db, filters, page)
  return db
    .select(blogCardColumns)
    .from(ids)
    .innerJoin(blogs, eq(blogs.id, ids.id))
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .orderBy(...orderBy(newestFirst))
}

export function countBlogs(db: Db, filters: BlogFilters): Promise<number> {
  return db.$count(blogs, publishedWhere(filters))
}

/** Published blogs with bodies, newest first. */
export function selectBlogs(db: Db, filters: BlogFilters, page: Page) {
  const ids = idsOf(db, filters, page)
  return db
    .select(blogColumns)
    .from(ids)
    .innerJoin(blogs, eq(blogs.id, ids.id))
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .orderBy(...orderBy(newestFirst))
}

/** One blog of any status; the caller decides who may see a draft. */
export async function selectBlog(db: Db, slug: string) {
  const [row] = await db
    .select(blogColumns)
    .from(blogs)
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .where(eq(blogs.slug, slug))
  return row ?? null
}

/** @returns the slug of the published blog that once had this one; null if it is missing (docs/decisions/0067). */
export async function selectCurrentSlug(db: Db, former: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: blogs.slug })
    .from(formerAddresses)
    .innerJoin(blogs, and(eq(blogs.id, formerAddresses.blog_id), eq(blogs.status, 'published')))
    .where(eq(formerAddresses.slug, former))
  return row?.slug ?? null
}

/** Distinct tags of published blogs, most used first. */
export function selectPublicTags(db: Db): Promise<TagRow[]> {
  return selectTags(db, eq(blogs.status, 'published'))
}

export interface TagRow {
  tag: string
  /** Number of blogs. */
  count: number
}

/** Distinct tags without regard to case, in the spelling used most, most used first. */
export function selectTags(db: Db, where?: SQL): Promise<TagRow[]> {
  const spelling = sql<string>`mode() within group (order by tag.value)`
  const count = sql<number>`count(*)::int`
  return db
    .select({ tag: spelling, count })
    .from(sql`${blogs}, unnest(${blogs.tags}) as tag(value)`)
    .where(where)
    .groupBy(sql`lower(tag.value)`)
    .orderBy(desc(count), sql`lower(tag.value) collate "C"`)
}

export type BlogRow = Awaited<ReturnType<typeof selectBlogs>>[number]
