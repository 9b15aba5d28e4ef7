import type { Change } from '#contract/admin/changes/changes.ts'

export const authorLabels: Record<Change['author'], string> = {
  admin: 'You',
  visitor: 'Somebody',
  program: 'On schedule',
  database: 'The database',
}
