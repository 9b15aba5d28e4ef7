import { exportedIds } from '#contract/admin/exchange/exports.ts'
import type { ExchangedNoun, ExchangeFormat } from '#contract/admin/exchange/nouns.ts'

type Filters = Record<string, string | number | boolean | undefined>

/** Address of a list as a file: what its filters match, or all of it. */
export function exportAddress(noun: ExchangedNoun, format: ExchangeFormat, filters: Filters = {}): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `/api/admin/export/${noun}.${format}${query ? `?${query}` : ''}`
}

/**
 * Downloads chosen things as a file, however many they are.
 * @throws where the server refuses it or cannot be reached.
 */
export async function downloadChosen(noun: ExchangedNoun, format: ExchangeFormat, ids: string[]): Promise<void> {
  if (ids.length <= exportedIds.address) return follow(exportAddress(noun, format, { ids: ids.join(',') }))
  const body = JSON.stringify({ noun, format, ids })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/admin/export', { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`the export answered ${answer.status}`)
  const address = URL.createObjectURL(await answer.blob())
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  follow(address, name ?? `${noun}.${format}`)
  URL.revokeObjectURL(address)
}

function follow(href: string, name = ''): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
