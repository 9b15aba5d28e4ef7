import type { ExchangedEntity, ExchangeFormat } from '#contract/admin/exchange/entities.ts'

type Filters = Record<string, string | number | boolean | undefined>

/** Address of a list as a file: what its filters match, or all of it. */
export function exportAddress(entity: ExchangedEntity, format: ExchangeFormat, filters: Filters = {}): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `/api/admin/export/${entity}.${format}${query ? `?${query}` : ''}`
}
