import { pageSearch } from '#contract/page-search.ts'
import { pageKeys } from '../page-cache/page-key.ts'

/** How this site's pages are told apart. */
export const { pageAddress, keyOfRequest } = pageKeys(pageSearch)
