import { useEffect, type ReactNode, type RefObject } from 'react'
import type { AdminBlogItem } from '#contract/admin/blogs.ts'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminMessages } from '#contract/messages.ts'
import { issueTexts } from '#values/checks/check-names.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import { ExchangeMenu } from '../../exchange/exchange-menu.tsx'
import { SampleOffer } from '../../first-run/sample-offer.tsx'
import { Blogs } from '../../kit/layout/admin-icons.tsx'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { filtersOfState, stateOf, stateOptions } from '../../publishing/list/state-filter.ts'
import { useViewOptions } from '../../kit/list/view-options/use-view-options.ts'
import { plannedLabels } from '../../publishing/list/planned-badges.tsx'
import { useRowChange } from '../../kit/list/selection/use-row-change.ts'
import { statusLabels } from '../../kit/list/status-badge.tsx'
import type { DeleteOptions } from '../../kit/list/use-delete.ts'
import { useList, type List } from '../../kit/list/use-list.ts'
import { blogBulk } from '../bulk/blog-bulk.tsx'
import { blogColumns, StackedBlog, titleIdOf } from './blog-rows.tsx'
import { listPartOf, type BlogSearch, type FormOf } from '../blog-search.ts'
import { blogDuplication } from '../blog-duplication.ts'
import styles from './blog-list.module.css'
import { Spinner } from '../form/spinner.tsx'
import { PlainSelect } from '../../kit/field/plain-select.tsx'

interface BlogListProps {
  search: BlogSearch
  onOpen: (form: FormOf) => unknown
  /** Called when a form is likely to be opened, to prefetch its code. */
  onIntent: () => void
  /** Id of the blog whose form was open last; its row gets the focus. */
  lastEditedRef: RefObject<string | null>
}

const { deleted, deleteFailed } = adminMessages.blogs

const deletion: DeleteOptions<AdminBlogItem, boolean> = {
  question: {
    title: 'Delete Blog',
    text: ({ title }) => `Are you sure you want to delete '${title}'? This action cannot be undone.`,
    detail: ({ status, slug }) => (status === 'published' ? `It is on the site; /blog/${slug} will be gone.` : ''),
  },
  remove: ({ id }, api) => api.blogs.delete({ blog_id: id }),
  // `false` means that the blog did not exist, which is a failure too (specification 7.3).
  done: (wasDeleted) => (wasDeleted ? deleted : null),
  failed: deleteFailed,
}

/** All blogs of any status (specification 2.16). */
export function BlogList({ search, onOpen, onIntent, lastEditedRef }: BlogListProps) {
  const change = useRowChange(blogBulk)
  const list = useList<AdminBlogItem, BlogSearch>({
    search: listPartOf(search),
    names: ['blog', 'blogs'],
    viewOptions: useViewOptions('blogs'),
    key: ['admin-blogs'],
    times: cacheTimes.adminLists,
    order: { sort: 'created_at', direction: 'desc' },
    fetch: (input, signal) => adminApi.blogs.list({ ...input, similar: true }, { signal }),
  })
  useFocusOnReturn(lastEditedRef, list.query.isSuccess)
  return (
    <ListScreen
      title="Blogs Management"
      subtitle="Manage your blog posts and content"
      label="All Blogs"
      heading="All Blogs"
      actions={<ExchangeMenu entity="blogs" search={search} />}
      createLabel="Create Blog"
      searchLabel="Search by title, slug or tag"
      filters={(searchField) => <Filters list={list} searchField={searchField} />}
      chips={{
        status: (status) => `Status: ${statusLabels[status]}`,
        planned: (state) => `Status: ${plannedLabels[state]}`,
        check: (check) => `Blogs ${issueTexts.blogs[check]}`,
        tag: (tag) => `Tag: ${tag}`,
      }}
      columns={(acts) => blogColumns({ search, change, ...acts })}
      stacked={(blog, acts) => <StackedBlog blog={blog} search={search} change={change} {...acts} />}
      empty={{
        filtered: 'No blogs found matching your filters.',
        text: 'No blogs found. Create your first blog post!',
        sample: <SampleOffer label="Load sample content" />,
        Icon: Blogs,
      }}
      loading={<Spinner />}
      list={list}
      form={{
        create: () => onOpen({ new: true }),
        edit: ({ id }) => onOpen({ edit: id }),
        prefetch: onIntent,
      }}
      deletion={deletion}
      duplication={blogDuplication}
      bulk={blogBulk}
    />
  )
}

interface FiltersProps {
  list: List<AdminBlogItem, BlogSearch>
  searchField: ReactNode
}

function Filters({ list: { search, change }, searchField }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <div className={styles.search}>{searchField}</div>
      <PlainSelect
        aria-label="Status"
        className={styles.status}
        allowDeselect={false}
        data={[{ value: '', label: 'All statuses' }, ...stateOptions]}
        value={stateOf(search) ?? ''}
        onChange={(state) => change(filtersOfState(state))}
      />
    </div>
  )
}

/** Focuses the row whose form was closed. */
function useFocusOnReturn(lastEditedRef: RefObject<string | null>, loaded: boolean) {
  useEffect(() => {
    if (!loaded || lastEditedRef.current === null) return
    document.getElementById(titleIdOf(lastEditedRef.current))?.focus({ preventScroll: true })
    lastEditedRef.current = null
  }, [loaded, lastEditedRef])
}
