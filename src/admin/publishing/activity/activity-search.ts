import { changeListSchema } from '#contract/admin/changes/changes.ts'
import { searchReader } from '../../kit/list/list-search.ts'

const read = searchReader(changeListSchema)

export type ActivitySearch = ReturnType<typeof read>

/** Pages follow each other by ids instead of numbers. */
export function readActivitySearch({ page: _none, ...search }: Record<string, unknown>): ActivitySearch {
  const { search: words, entity, item_id, kind, pinned, from, to, before, after } = read(search)
  return {
    ...(words ? { search: words } : {}),
    ...(entity ? { entity } : {}),
    ...(entity && item_id ? { item_id } : {}),
    ...(kind ? { kind } : {}),
    ...(pinned ? { pinned } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(before ? { before } : after ? { after } : {}),
  }
}
