import { eq, inArray, sql } from 'drizzle-orm'
import type { blogsAdminContract, blogSortColumns } from '#contract/admin/blogs.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs, pictures } from '../../platform/db/schema.ts'
import { sortable } from '../../platform/db/tables/columns.ts'
import { whereOf, type Conditions, type FiltersOf, type ListInput } from '../../api/filters.ts'
import { hasIssue } from '../common/checks/conditions.ts'
import { isPlanned, plannedColumns } from '../../publishing/drafts/planned.ts'
import { idsOfPage, newestFirst, orderBy, sortKeys, type Page, type SortBy } from '../../api/pagination.ts'
import { blogCardColumns } from '../../api/cards/blog-cards.ts'
import { isFoundBy } from '../../search/words.ts'
import { blogColumns } from './public-queries.ts'

export type BlogFilters = FiltersOf<typeof blogsAdminContract.list>

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
    .orderBy(...orderBy(newestFirst(blogs)))
}

/** A page of blogs of any status, without bodies. */
export function selectBlogItems(db: Db, input: ListInput<typeof blogsAdminContract.list>, page: Page) {
  const keys = sortKeys(blogs, sortBy, input)
  const ids = idsOfPage(db, blogs, whereOf(blogConditions, input), keys, page).as('page')
  return db
    .select(itemColumns)
    .from(ids)
    .innerJoin(blogs, eq(blogs.id, ids.id))
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .orderBy(...orderBy(keys))
}

export type BlogItemRow = Awaited<ReturnType<typeof selectBlogItems>>[number]

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

const sortBy: SortBy<(typeof blogSortColumns)[number]> = {
  title: { by: sortable(blogs.title), blanksLast: true },
  status: { by: blogs.status, blanksLast: true },
  published_at: { by: blogs.published_at, blanksLast: true },
}
