import { asc, desc, eq, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Direction } from '#contract/admin-fields.ts'
import type { blogsAdminContract, blogSortColumns } from '#contract/blogs-admin.ts'
import type { Db } from '../../db/database.ts'
import { blogPictures, blogs, pictures } from '../../db/schema.ts'
import { sortable } from '../../db/tables/columns.ts'
import { whereOf, type Conditions, type FiltersOf } from '../shell/filters.ts'
import { contains, inDirection, inDirectionFilledFirst, type Page } from '../shell/lists.ts'
import { blogCardColumns, blogColumns } from './public-queries.ts'

type SortColumn = (typeof blogSortColumns)[number]

/** Filters of the blog list. */
type BlogFilters = FiltersOf<typeof blogsAdminContract.list>

/** Order of the blog list; newest first unless told otherwise. */
export interface BlogOrder {
  sort?: SortColumn | undefined
  direction?: Direction | undefined
}

const itemColumns = { ...blogCardColumns, status: blogs.status, updated_at: blogs.updated_at }

/** Blogs of any status without bodies; all of them where no page is given. */
export function selectBlogItems(db: Db, filters: BlogFilters, order: BlogOrder, page?: Page) {
  const rows = db
    .select(itemColumns)
    .from(blogs)
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .where(whereOf(inBlogs, filters))
    .orderBy(...orderOf(order))
    .$dynamic()
  return page ? rows.limit(page.limit).offset(page.offset) : rows
}

export type BlogItemRow = Awaited<ReturnType<typeof selectBlogItems>>[number]

/** How many blogs the filters let through. */
export function countBlogItems(db: Db, filters: BlogFilters): Promise<number> {
  return db.$count(blogs, whereOf(inBlogs, filters))
}

/** One blog of any status with its body. */
export async function selectBlogById(db: Db, id: string) {
  const [row] = await db
    .select(blogColumns)
    .from(blogs)
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .where(eq(blogs.id, id))
  return row ?? null
}

/** The stored blog that a save changes, locked until the transaction ends. */
export async function lockBlog(tx: Db, id: string) {
  const [row] = await tx
    .select({
      body: blogs.body,
      status: blogs.status,
      featured_image: blogs.featured_image,
      published_at: blogs.published_at,
      updated_at: blogs.updated_at,
    })
    .from(blogs)
    .where(eq(blogs.id, id))
    .for('update')
  return row ?? null
}

/** Addresses of the pictures in a blog's body. */
export async function selectBodyPictures(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select({ image_url: blogPictures.image_url })
    .from(blogPictures)
    .where(eq(blogPictures.blog_id, id))
  return rows.map(({ image_url }) => image_url)
}

const inBlogs: Conditions<BlogFilters> = {
  search: (text) => or(contains(blogs.title, text), contains(blogs.slug, text)),
  status: (status) => eq(blogs.status, status),
}

const sortBy: Record<Exclude<SortColumn, 'created_at'>, AnyColumn | SQL> = {
  title: sortable(blogs.title),
  status: sql`${blogs.status} collate "C"`,
  published_at: blogs.published_at,
}

function orderOf({ sort = 'created_at', direction = sort === 'created_at' ? 'desc' : 'asc' }: BlogOrder): SQL[] {
  if (sort === 'created_at') return [inDirection(blogs.created_at, direction), asc(blogs.id)]
  return [inDirectionFilledFirst(sortBy[sort], direction), desc(blogs.created_at), asc(blogs.id)]
}
