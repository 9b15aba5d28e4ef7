import { trashEntities, type TrashEntity } from '#contract/admin/changes/trash.ts'
import { readListSearch, type ListSearch } from '../../kit/list/list-search.ts'

/** Search parameters of the trash. */
export interface TrashSearch extends ListSearch {
  entity?: TrashEntity
}

/** Invalid parameters are dropped. */
export function readTrashSearch({ search, page, entity }: Record<string, unknown>): TrashSearch {
  const known = trashEntities.find((each) => each === entity)
  return { ...readListSearch({ search, page }), ...(known ? { entity: known } : {}) }
}
