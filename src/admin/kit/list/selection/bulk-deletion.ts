import { countOf } from '#values/format/counts.ts'
import type { BulkAction } from './bulk-options.ts'

/** @param detail what goes with the items. */
export function bulkDeletion(name: string, detail: string): Omit<BulkAction<unknown, { kind: 'delete' }>, 'dialog'> {
  return {
    label: 'Delete',
    isDestructive: true,
    action: { kind: 'delete' },
    question: (count) => ({
      title: `Delete ${name.charAt(0).toUpperCase()}${name.slice(1)}s`,
      text: `Are you sure you want to delete ${countOf(count, name)}?`,
      detail,
      confirm: 'Delete',
    }),
  }
}
