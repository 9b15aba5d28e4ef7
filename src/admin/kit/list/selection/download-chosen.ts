import { ORPCError } from '@orpc/client'
import { exportedIds } from '#contract/admin/exchange/exports.ts'
import type { ExchangedEntity, ExchangeFormat } from '#contract/admin/exchange/entities.ts'

/** Whether an address is too short for so many ids, which are then sent in a body. */
export function needsBody(ids: number): boolean {
  return ids > exportedIds.address
}

/**
 * Downloads the items with these ids as a file.
 * @throws ORPCError when the server refuses, TypeError when it cannot be reached.
 */
export async function downloadChosen(entity: ExchangedEntity, format: ExchangeFormat, ids: string[]): Promise<void> {
  const response = await fetch('/api/admin/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entity, format, ids }),
  })
  if (!response.ok) throw await errorOf(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  save(await response.blob(), name ?? `${entity}.${format}`)
}

async function errorOf(response: Response): Promise<Error> {
  const { code, message } = (await response.json()) as { code: string; message: string }
  return new ORPCError(code, { status: response.status, message })
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
