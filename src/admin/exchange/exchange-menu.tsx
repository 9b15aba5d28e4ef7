import { Button, Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { exchangedNames, type ExchangedEntity } from '#contract/admin/exchange/entities.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { filtersIn, withFilters, type ListSearch } from '../kit/list/list-search.ts'

interface ExchangeMenuProps {
  entity: ExchangedEntity
  /** Search of the list: its filters narrow down the export. */
  search: ListSearch
}

/** A list as a file, and a file as items of the list. */
export function ExchangeMenu({ entity, search }: ExchangeMenuProps) {
  const [, many] = exchangedNames[entity]
  const what = filtersIn(search).length > 0 ? `${many} that match the filters` : `all ${many}`
  return (
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default">Import / Export</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Export {what}</Menu.Label>
        <Menu.Item component="a" href={withFilters(`/api/admin/export/${entity}.csv`, search)} download>
          As CSV, for a spreadsheet
        </Menu.Item>
        <Menu.Item component="a" href={withFilters(`/api/admin/export/${entity}.json`, search)} download>
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
