import { eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Direction } from '#contract/admin/fields.ts'
import type { blogsAdminContract, blogSortColumns } from '#contract/admin/blogs.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs, pictures } from '../../platform/db/schema.ts'
import { sortable } from '../../platform/db/tables/columns.ts'
import { whereOf, type Conditions, type FiltersOf } from '../../api/filters.ts'
import { hasIssue } from '../common/checks/conditions.ts'
import { isPlanned, plannedColumns } from '../../publishing/drafts/planned.ts'
import { idsOfPage, orderBy, type Page, type SortKey } from '../../api/pagination.ts'
import { blogCardColumns } from '../../api/cards/blog-cards.ts'
import { isFoundBy } from '../../search/words.ts'
import { blogColumns } from './public-queries.ts'

type SortColumn = (typeof blogSortColumns)[number]

export type BlogFilters = FiltersOf<typeof blogsAdminContract.list>

/** By default newest first. */
export interface BlogOrder {
  sort?: SortColumn | undefined
  direction?: Direction | undefined
}

const itemColumns = {
  ...blogCardColumns,
  status: blogs.status,
  updated_at: blogs.updated_at,
  planned: plannedColumns('blogs', blogs.id),
}

/** Blogs of any status, without bodies, newest first. */
export function selectAllBlogItems(db: Db) {
  return db
    .select(itemColumns)
    .from(blogs)
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .orderBy(...orderBy(keysOf({})))
}

/** A page of blogs of any status, without bodies. */
export function selectBlogItems(db: Db, filters: BlogFilters, order: BlogOrder, page: Page) {
  const ids = idsOfPage(db, blogs, whereOf(blogConditions, filters), keysOf(order), page).as('page')
  return db
    .select(itemColumns)
    .from(ids)
    .innerJoin(blogs, eq(blogs.id, ids.id))
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .orderBy(...orderBy(keysOf(order)))
}

export type BlogItemRow = Awaited<ReturnType<typeof selectBlogItems>>[number]

export function countBlogItems(db: Db, filters: BlogFilters): Promise<number> {
  return db.$count(blogs, whereOf(blogConditions, filters))
}

export async function selectBlogById(db: Db, id: string) {
  const [row] = await db
    .select(blogColumns)
    .from(blogs)
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .where(eq(blogs.id, id))
  return row ?? null
}

/** Some blogs of any status, with their bodies. */
export function selectBlogsOf(db: Db, ids: string[]) {
  return db
    .select(blogColumns)
    .from(blogs)
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .where(inArray(blogs.id, ids))
}

export const blogConditions: Conditions<BlogFilters> = {
  search: (text) => isFoundBy('blogs', blogs.id, text),
  status: (status) => eq(blogs.status, status),
  planned: (state) => isPlanned(state, { entity: 'blogs', id: blogs.id, published: eq(blogs.status, 'published') }),
  check: (check) => hasIssue('blogs', check),
  tag: (tag) => (tag === '' ? undefined : sql`${tag} = any(${blogs.tags})`),
}

const sortBy: Record<Exclude<SortColumn, 'created_at'>, AnyColumn | SQL> = {
  title: sortable(blogs.title),
  status: blogs.status,
  published_at: blogs.published_at,
}

function keysOf({ sort = 'created_at', direction = sort === 'created_at' ? 'desc' : 'asc' }: BlogOrder): SortKey[] {
  const byId: SortKey = { by: blogs.id, direction: 'asc' }
  if (sort === 'created_at') return [{ by: blogs.created_at, direction }, byId]
  return [{ by: sortBy[sort], direction, blanksLast: true }, { by: blogs.created_at, direction: 'desc' }, byId]
}
