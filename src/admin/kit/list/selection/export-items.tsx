import { Menu } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import type { ExchangedEntity, ExchangeFormat } from '#contract/admin/exchange/entities.ts'
import { toastFailure } from '../../feedback/toasts.ts'
import { asAdmin } from '../../api/as-admin.ts'
import { withFilters } from '../list-search.ts'
import type { Selection } from './use-selection.ts'
import { ORPCError } from '@orpc/client'
import { exportedIds } from '#contract/admin/exchange/exports.ts'

const formats: [ExchangeFormat, string][] = [
  ['csv', 'Spreadsheet (CSV)'],
  ['json', 'Data (JSON)'],
]

/** Files with the ticked rows, or with all that match the filters. */
export function ExportItems<Item>({ entity, selection }: { entity: ExchangedEntity; selection: Selection<Item> }) {
  const rows = selection.rows()
  // An export does not correct typing errors.
  const filters = 'ids' in rows ? { ids: rows.ids.join(',') } : { ...rows.filter, similar: undefined }
  return formats.map(([format, label]) => {
    if ('ids' in rows && needsBody(rows.ids.length)) {
      return (
        <Menu.Item key={format} onClick={() => void download(entity, format, rows.ids)}>
          Export: {label}
        </Menu.Item>
      )
    }
    const href = withFilters(`/api/admin/export/${entity}.${format}`, filters)
    return (
      <Menu.Item key={format} component="a" href={href} download>
        Export: {label}
      </Menu.Item>
    )
  })
}

async function download(entity: ExchangedEntity, format: ExchangeFormat, ids: string[]): Promise<void> {
  try {
    await asAdmin(() => downloadChosen(entity, format, ids))
  } catch {
    toastFailure(adminMessages.exportFailed)
  }
}

/** Whether an address is too short for so many ids, which are then sent in a body. */
function needsBody(ids: number): boolean {
  return ids > exportedIds.address
}

/**
 * Downloads the items with these ids as a file.
 * @throws ORPCError when the server refuses, TypeError when it cannot be reached.
 */
async function downloadChosen(entity: ExchangedEntity, format: ExchangeFormat, ids: string[]): Promise<void> {
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
