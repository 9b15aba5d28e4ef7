import type { AdminBlogItem } from '#contract/admin/blogs.ts'
import type { BlogAction } from '#contract/admin/lists/blog-bulk.ts'
import { bulkDeletion } from '../../kit/list/selection/bulk-deletion.ts'
import type { BulkOptions } from '../../kit/list/selection/bulk-options.ts'
import { TagDialog } from './tag-dialog.tsx'

export const blogBulk: BulkOptions<AdminBlogItem, BlogAction> = {
  nameOf: ({ title }) => title,
  exported: 'blogs',
  send: (request, api) => api.blogs.bulk(request),
  doneText,
  actions: [
    { label: 'Unpublish', action: { kind: 'status', status: 'draft' } },
    { label: 'Publish', action: { kind: 'status', status: 'published' } },
    { label: 'Add tag…', dialog: (props) => <TagDialog {...props} add /> },
    { label: 'Remove tag…', dialog: (props) => <TagDialog {...props} add={false} /> },
    bulkDeletion('Published ones leave the site. You can undo this, or restore them from the trash.'),
  ],
}

function doneText(action: BlogAction): string {
  switch (action.kind) {
    case 'status':
      return action.status === 'published' ? 'published' : 'unpublished'
    case 'tag':
      return action.add ? `tagged “${action.tag.trim()}”` : `no longer tagged “${action.tag.trim()}”`
    case 'delete':
      return 'deleted'
  }
}
