import { trashListSchema } from '#contract/admin/changes/trash.ts'
import { searchReader } from '../../kit/list/list-search.ts'

const read = searchReader(trashListSchema)

export function readTrashSearch({ search, page, entity }: Record<string, unknown>) {
  return read({ search, page, entity })
}

export type TrashSearch = ReturnType<typeof readTrashSearch>
