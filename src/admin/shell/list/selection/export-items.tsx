import { Menu } from '@mantine/core'
import type { Selection } from './use-selection.ts'

const formats = { csv: 'Spreadsheet (CSV)', json: 'Data (JSON)' } as const

/** Ids that an address takes; all rows that match filters can be any number. */
const idsInAddress = 100

/** Files with the ticked rows, or with all that match the filters. */
export function ExportItems<Item>({ noun, selection }: { noun: string; selection: Selection<Item> }) {
  return Object.entries(formats).map(([format, label]) => {
    if (!selection.isAll && selection.count > idsInAddress)
      return (
        <Menu.Item key={format} disabled>
          {label}: at most {idsInAddress} ticked rows, or all that match
        </Menu.Item>
      )
    const href = `/api/admin/export/${noun}.${format}?${queryOf(selection)}`
    return (
      <Menu.Item key={format} component="a" href={href} download>
        Export: {label}
      </Menu.Item>
    )
  })
}

/** The ids, with commas between them, or the filters as the list's own address has them. */
function queryOf<Item>(selection: Selection<Item>): string {
  const rows = selection.rows()
  const query = new URLSearchParams()
  if ('ids' in rows) query.set('ids', rows.ids.join(','))
  else for (const [name, value] of filtersOf(rows.filter)) query.set(name, String(value))
  return query.toString()
}

/** An export does not guess what was meant. */
function filtersOf(filter: Record<string, unknown>): [string, unknown][] {
  return Object.entries(filter).filter(([name]) => name !== 'similar')
}
