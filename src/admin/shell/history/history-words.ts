import type { Change } from '#contract/admin/changes.ts'

export const authorLabels: Record<Change['author'], string> = {
  admin: 'You',
  visitor: 'Somebody',
  program: 'Hatheli',
  database: 'The database',
}
