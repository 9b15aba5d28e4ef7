import { exchangedNouns, type ExchangedNoun } from '#contract/admin/exchange/nouns.ts'
import { importOutcomes, type ImportOutcome } from '#contract/admin/exchange/imports.ts'

/** What the screen shows: an empty form for a noun, or a file that was sent. */
export interface ImportSearch {
  noun?: ExchangedNoun
  import?: string
  rows?: ImportOutcome
  /** Of the rows, from 1. */
  page?: number
}

/** Invalid parameters are dropped. */
export function readImportSearch(search: Record<string, unknown>): ImportSearch {
  const noun = exchangedNouns.find((each) => each === search.noun)
  const rows = importOutcomes.find((each) => each === search.rows)
  const page = Number(search.page)
  return {
    ...(noun ? { noun } : {}),
    ...(typeof search.import === 'string' && /^[0-9a-f-]{36}$/.test(search.import) ? { import: search.import } : {}),
    ...(rows ? { rows } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  }
}
