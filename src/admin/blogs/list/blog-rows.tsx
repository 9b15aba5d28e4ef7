import { Badge, Box, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { DataTableColumn } from 'mantine-datatable'
import type { MouseEvent } from 'react'
import type { AdminBlogItem } from '#contract/admin/blogs.ts'
import type { BlogAction } from '#contract/admin/lists/blog-bulk.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatAgo, formatShortDay } from '#values/format/dates.ts'
import { RowActions, type RowActs } from '../../kit/list/rows/row-actions.tsx'
import { StatusSwitch } from '../../publishing/list/status-switch.tsx'
import type { RowChange } from '../../kit/list/selection/use-row-change.ts'
import { Thumbnail } from '../../kit/image/thumbnail.tsx'
import { formSearch, type BlogSearch } from '../blog-search.ts'
import styles from './blog-rows.module.css'

/** The remaining tags are counted (specification 9). */
const shownTags = 3

interface BlogActs extends RowActs<AdminBlogItem> {
  search: BlogSearch
  change: RowChange<AdminBlogItem, BlogAction>
}

/** Columns of the table (specification 2.16). */
export function blogColumns({ search, change, ...acts }: BlogActs): DataTableColumn<AdminBlogItem>[] {
  return [
    {
      accessor: 'title',
      title: 'Title',
      sortable: true,
      render: (blog) => (
        <Group gap="sm" wrap="nowrap">
          <Thumbnail picture={blog.featured_picture} />
          <TitleAndSlug blog={blog} search={search} onEdit={acts.onEdit} />
        </Group>
      ),
    },
    {
      accessor: 'status',
      title: 'Status',
      sortable: true,
      noWrap: true,
      render: (blog) => <StatusSince blog={blog} change={change} />,
    },
    { accessor: 'tags', title: 'Tags', render: ({ tags }) => <TagBadges tags={tags ?? []} /> },
    {
      accessor: 'created_at',
      title: 'Created',
      sortable: true,
      noWrap: true,
      render: (blog) => <Dates blog={blog} />,
    },
    {
      accessor: 'actions',
      title: 'Actions',
      textAlign: 'right',
      render: (blog) => <RowActions item={blog} name={blog.title} {...acts} />,
    },
  ]
}

interface ChangedProps {
  blog: AdminBlogItem
  change: BlogActs['change']
}

/** A published blog's readers see the day of its first publication. */
function StatusSince({ blog, change }: ChangedProps) {
  const { status, published_at } = blog
  return (
    <>
      <StatusSwitch item={blog} change={change} />
      {published_at ? (
        <Text size="xs" c="dimmed">
          {status === 'published' ? 'since' : 'first'} {formatShortDay(published_at)}
        </Text>
      ) : null}
    </>
  )
}

function Dates({ blog: { created_at, updated_at } }: { blog: AdminBlogItem }) {
  return (
    <>
      <span>{formatShortDay(created_at)}</span>
      <Text size="xs" c="dimmed">
        Updated {formatAgo(updated_at)}
      </Text>
    </>
  )
}

/** A row of the list on a phone. */
export function StackedBlog({ blog, search, change, ...acts }: BlogActs & { blog: AdminBlogItem }) {
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
      <Thumbnail picture={blog.featured_picture} />
      <Box flex={1} miw={0}>
        <TitleAndSlug blog={blog} search={search} onEdit={acts.onEdit} />
        <Group gap={6} mt={6}>
          <StatusSwitch item={blog} change={change} />
          <TagBadges tags={blog.tags ?? []} />
        </Group>
        <Text size="sm" c="dimmed" mt={4}>
          {blog.published_at
            ? `Published ${formatShortDay(blog.published_at)}`
            : `Created ${formatShortDay(blog.created_at)}`}
          {' · '}Updated {formatAgo(blog.updated_at)}
        </Text>
      </Box>
      <RowActions item={blog} name={blog.title} {...acts} />
    </Group>
  )
}

/** Element id of a row's title, which gets the focus back. */
export function titleIdOf(blogId: string): string {
  return `blog-${blogId}`
}

type TitleProps = Pick<BlogActs, 'search' | 'onEdit'> & { blog: AdminBlogItem }

/** A link, so that a blog can be opened in a new tab. */
function TitleAndSlug({ blog, search, onEdit }: TitleProps) {
  return (
    <div className={styles.title}>
      <Link
        id={titleIdOf(blog.id)}
        to={adminPaths.blogs}
        search={formSearch(search, { edit: blog.id })}
        preload={false}
        className={styles.link}
        onClick={(event) => openInPlace(event, () => onEdit(blog))}
      >
        {blog.title}
      </Link>
      <Text size="sm" c="dimmed" className={styles.slug}>
        /{blog.slug}
      </Text>
    </div>
  )
}

function openInPlace(event: MouseEvent, open: () => unknown): void {
  event.stopPropagation()
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  open()
}

function TagBadges({ tags }: { tags: string[] }) {
  return (
    <Group gap={4}>
      {tags.slice(0, shownTags).map((tag) => (
        <Badge key={tag} variant="outline" color="gray" tt="none" className={styles.badge}>
          {tag}
        </Badge>
      ))}
      {tags.length > shownTags ? (
        <Text component="span" size="sm" c="dimmed" title={tags.slice(shownTags).join(', ')}>
          +{tags.length - shownTags}
        </Text>
      ) : null}
    </Group>
  )
}
