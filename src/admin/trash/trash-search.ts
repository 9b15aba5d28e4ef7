import { trashNouns, type TrashNoun } from '#contract/admin/changes/trash.ts'
import { readListSearch, type ListSearch } from '../shell/list/list-search.ts'

/** Search parameters of the trash. */
export interface TrashSearch extends ListSearch {
  noun?: TrashNoun
}

/** Invalid parameters are dropped. */
export function readTrashSearch({ search, page, noun }: Record<string, unknown>): TrashSearch {
  const known = trashNouns.find((each) => each === noun)
  return { ...readListSearch({ search, page }), ...(known ? { noun: known } : {}) }
}
