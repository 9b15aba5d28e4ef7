import type { Change } from '#contract/admin/changes/changes.ts'

const authorLabels: Record<Change['author'], string> = {
  admin: 'You',
  visitor: 'Somebody',
  program: 'On schedule',
  database: 'The database',
}

/** @returns who made a change, for its reader. */
export function authorOf({ author, person, operation }: Pick<Change, 'author' | 'person' | 'operation'>): string {
  if (author === 'admin' && person) return person
  return operation === 'demo.load' ? 'First start' : authorLabels[author]
}
