import type { ApiParts } from '../api/context.ts'
import type { TaskKinds } from './tasks/run-tasks.ts'
import { checkImport } from './import/check-import.ts'
import { runImport } from './import/run-import.ts'

/** The work of each kind of task. */
export function taskKinds(parts: Pick<ApiParts, 'db' | 'writes' | 'exchange'>): TaskKinds {
  return {
    'import-check': { run: (task) => checkImport(parts.db, parts.exchange, task), isRepeated: true },
    'import-run': { run: (task) => runImport(parts, task), isRepeated: false },
  }
}
