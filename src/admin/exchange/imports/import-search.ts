import { exchangedEntities, type ExchangedEntity } from '#contract/admin/exchange/entities.ts'
import { importOutcomes, type ImportOutcome } from '#contract/admin/exchange/imports.ts'

/** The shown state: an empty form for a content type, or an uploaded file. */
export interface ImportSearch {
  entity?: ExchangedEntity
  import?: string
  rows?: ImportOutcome
  /** Page of the rows, from 1. */
  page?: number
}

/** Invalid parameters are dropped. */
export function readImportSearch(search: Record<string, unknown>): ImportSearch {
  const entity = exchangedEntities.find((each) => each === search.entity)
  const rows = importOutcomes.find((each) => each === search.rows)
  const page = Number(search.page)
  return {
    ...(entity ? { entity } : {}),
    ...(typeof search.import === 'string' && /^[0-9a-f-]{36}$/.test(search.import) ? { import: search.import } : {}),
    ...(rows ? { rows } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  }
}
