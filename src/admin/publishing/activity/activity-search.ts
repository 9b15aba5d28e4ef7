import { changeListSchema } from '#contract/admin/changes/changes.ts'
import { searchReader } from '../../kit/list/list-search.ts'

const read = searchReader(changeListSchema)

export type ActivitySearch = ReturnType<typeof read>

/** Pages follow each other by ids instead of numbers. */
export function readActivitySearch({ page: _none, ...search }: Record<string, unknown>): ActivitySearch {
  const { item_id, before, after, ...filters } = read(search)
  return {
    ...filters,
    ...(filters.entity && item_id ? { item_id } : {}),
    ...(before ? { before } : after ? { after } : {}),
  }
}
