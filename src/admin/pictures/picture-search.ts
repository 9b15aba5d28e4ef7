import { pictureSortColumns } from '#contract/admin/pictures.ts'
import { buckets, type Bucket } from '#contract/pictures.ts'
import { readListSearch, type ListSearch } from '../kit/list/list-search.ts'

/** Search parameters of the media library. */
export interface PictureSearch extends ListSearch {
  sort?: (typeof pictureSortColumns)[number]
  bucket?: Bucket
  unused?: true
}

/** Invalid parameters are dropped. */
export function readPictureSearch(search: Record<string, unknown>): PictureSearch {
  const { sort: _any, ...list } = readListSearch(search)
  const sort = pictureSortColumns.find((each) => each === search.sort)
  const bucket = buckets.find((each) => each === search.bucket)
  const unused = search.unused === true || search.unused === 'true'
  return { ...list, ...(sort ? { sort } : {}), ...(bucket ? { bucket } : {}), ...(unused ? { unused } : {}) }
}
