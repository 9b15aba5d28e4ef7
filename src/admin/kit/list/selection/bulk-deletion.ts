import { formatCount } from '#values/format/counts.ts'
import type { BulkAction } from './bulk-options.ts'

type Deletion = Omit<BulkAction<unknown, { kind: 'delete' }>, 'dialog'>

/** @param detail what goes with the items. */
export function bulkDeletion(detail: string): Deletion {
  return {
    label: 'Delete',
    isDestructive: true,
    action: { kind: 'delete' },
    question: (count, [one, many]) => ({
      title: `Delete ${many.charAt(0).toUpperCase()}${many.slice(1)}`,
      text: `Are you sure you want to delete ${formatCount(count)} ${count === 1 ? one : many}?`,
      detail,
      confirm: 'Delete',
    }),
  }
}
