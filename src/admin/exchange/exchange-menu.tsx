import { Button, Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { exchangedNames, type ExchangedEntity, type ExchangeFormat } from '#contract/admin/exchange/entities.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { filtersIn, type ListSearch } from '../kit/list/list-search.ts'

interface ExchangeMenuProps<Search extends ListSearch> {
  entity: ExchangedEntity
  /** Search of the list: its filters narrow down the export. */
  search: Search
}

/** A list as a file, and a file as items of the list. */
export function ExchangeMenu<Search extends ListSearch>({ entity, search }: ExchangeMenuProps<Search>) {
  const [, many] = exchangedNames[entity]
  const names = filtersIn(search)
  const filters = Object.fromEntries(names.map((name) => [name, search[name] as string | undefined]))
  const what = names.length > 0 ? `${many} that match the filters` : `all ${many}`
  return (
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default">Import / Export</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Export {what}</Menu.Label>
        <Menu.Item component="a" href={exportAddress(entity, 'csv', filters)} download>
          As CSV, for a spreadsheet
        </Menu.Item>
        <Menu.Item component="a" href={exportAddress(entity, 'json', filters)} download>
          As JSON, for a program
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item renderRoot={(props) => <Link to={adminPaths.imports} search={{ entity }} {...props} />}>
          Import {many}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

type Filters = Record<string, string | number | boolean | undefined>

/** Address of a list as a file: what its filters match, or all of it. */
function exportAddress(entity: ExchangedEntity, format: ExchangeFormat, filters: Filters = {}): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `/api/admin/export/${entity}.${format}${query ? `?${query}` : ''}`
}
