import { Button, Select, Title } from '@mantine/core'
import { useEffect, useRef, type RefObject } from 'react'
import type { AdminBlogItem } from '#contract/admin/blogs.ts'
import { statuses, type Status } from '#contract/fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { Plus } from '../shell/layout/admin-icons.tsx'
import { ListTable } from '../shell/list/list-table.tsx'
import { PageTitle } from '../shell/layout/page-title.tsx'
import { SearchField } from '../shell/list/search-field.tsx'
import { statusLabels } from '../shell/list/status-badge.tsx'
import { useDelete } from '../shell/list/use-delete.ts'
import { useList } from '../shell/list/use-list.ts'
import { blogColumns, StackedBlog, titleIdOf } from './blog-rows.tsx'
import { listPartOf, type BlogSearch, type FormOf } from './blog-search.ts'
import { blogRefresh } from './blog-refresh.ts'
import styles from './blog-list.module.css'
import { Spinner } from './spinner.tsx'

interface BlogListProps {
  search: BlogSearch
  onOpen: (form: FormOf) => unknown
  /** Runs when a form is about to be opened, so that it can be fetched ahead. */
  onIntent: () => void
  /** Id of the blog whose form was open last: the focus goes back to its row. */
  lastEditedRef: RefObject<string | null>
}

function fetchBlogs({ search, sort, direction, status, page }: BlogSearch, signal: AbortSignal) {
  return adminApi.blogs.list({ search, sort, direction, status, page }, { signal })
}

/** All blogs of any status: search, filter, sort, delete; the way to the form (specification 2.16). */
export function BlogList({ search, onOpen, onIntent, lastEditedRef }: BlogListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useList<AdminBlogItem, BlogSearch>({
    search: listPartOf(search),
    key: ['admin-blogs'],
    order: { sort: 'created_at', direction: 'desc' },
    fetch: fetchBlogs,
  })
  useFocusOnReturn(lastEditedRef, list.query.isSuccess)
  const remove = useDeleteBlog(() => heading.current?.focus())
  const edit = ({ id }: AdminBlogItem) => onOpen({ edit: id })
  const create = (
    <Button leftSection={<Plus />} onPointerEnter={onIntent} onClick={() => onOpen({ new: true })}>
      Create Blog
    </Button>
  )
  const filtered = Boolean(search.search || search.status)
  const { data, isPending } = list.query
  return (
    <>
      <PageTitle title="Blogs Management" subtitle="Manage your blog posts and content">
        {create}
      </PageTitle>
      <section aria-labelledby="all-blogs">
        <div className={styles.head}>
          <Title order={2} size="h4" id="all-blogs" ref={heading} tabIndex={-1}>
            All Blogs ({data?.total ?? 0})
          </Title>
          <Filters search={search} filtered={filtered} onChange={list.change} />
        </div>
        {isPending ? (
          <Spinner />
        ) : (
          <ListTable
            label="All Blogs"
            columns={blogColumns({ search, onEdit: edit, onDelete: remove })}
            query={list.query}
            order={list.order}
            page={list.page}
            pageSize={list.pageSize}
            onOrder={({ sort, direction }) => void list.change({ sort: sort as BlogSearch['sort'], direction })}
            onPage={(page) => void list.change({ page })}
            onRow={edit}
            empty={filtered ? 'No blogs found matching your filters.' : 'No blogs found. Create your first blog post!'}
            emptyAction={filtered ? null : create}
            stacked={(blog) => <StackedBlog blog={blog} search={search} onEdit={edit} onDelete={remove} />}
          />
        )}
      </section>
    </>
  )
}

interface FiltersProps {
  search: BlogSearch
  filtered: boolean
  onChange: (changes: Partial<BlogSearch>, options?: { replace?: boolean }) => unknown
}

function Filters({ search, filtered, onChange }: FiltersProps) {
  return (
    <div className={styles.filters}>
      {filtered ? (
        <Button variant="subtle" onClick={() => onChange({ search: undefined, status: undefined })}>
          Clear
        </Button>
      ) : null}
      <div className={styles.search}>
        <SearchField
          label="Search title or slug"
          value={search.search ?? ''}
          onSearch={(text) => onChange({ search: text }, { replace: true })}
        />
      </div>
      <Select
        aria-label="Status"
        className={styles.status}
        allowDeselect={false}
        data={[
          { value: '', label: 'All statuses' },
          ...statuses.map((status) => ({ value: status, label: statusLabels[status] })),
        ]}
        value={search.status ?? ''}
        onChange={(status) => onChange({ status: (status as Status | '') || undefined })}
      />
    </div>
  )
}

/** @param onDeleted the row is gone with its button, so the focus needs a new place. */
function useDeleteBlog(onDeleted: () => void) {
  const { deleted, deleteFailed } = adminMessages.blogs
  const remove = useDelete({
    question: {
      title: 'Delete Blog',
      text: ({ title }: AdminBlogItem) => `Are you sure you want to delete '${title}'? This action cannot be undone.`,
    },
    remove: ({ id }, api) => api.blogs.delete({ blog_id: id }),
    // `false` means that there was no such blog, which is a failure too (specification 7.3).
    done: (wasDeleted) => (wasDeleted ? deleted : null),
    failed: deleteFailed,
    refresh: blogRefresh,
  })
  return async (blog: AdminBlogItem) => {
    if (await remove(blog)) onDeleted()
  }
}

/** Coming back from a form, the focus is on the row that it was opened from. */
function useFocusOnReturn(lastEditedRef: RefObject<string | null>, loaded: boolean) {
  useEffect(() => {
    if (!loaded || lastEditedRef.current === null) return
    document.getElementById(titleIdOf(lastEditedRef.current))?.focus({ preventScroll: true })
    lastEditedRef.current = null
  }, [loaded, lastEditedRef])
}
