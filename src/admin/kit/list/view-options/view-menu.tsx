import { Button, Menu, Text } from '@mantine/core'
import { useState } from 'react'
import { listMessages } from '#contract/admin/lists/list-messages.ts'
import { MoveDown, View } from '../../layout/admin-icons.tsx'
import type { ListSearch } from '../list-search.ts'
import styles from './view-menu.module.css'
import { ManageViews } from './manage-views.tsx'
import { SaveView } from './save-view.tsx'
import { densities, pageSizes, type Density, type ViewOptions } from './use-view-options.ts'
import { useViews } from './use-views.ts'
import { isShown } from './views-query.ts'

const densityLabels: Record<Density, string> = { comfortable: 'Comfortable', compact: 'Compact' }

interface ViewMenuProps {
  search: ListSearch
  viewOptions: ViewOptions
  /** Back to the first page, since the others begin elsewhere with another size. */
  onPageSize: () => void
}

/** Menu of view options: saved views, density and page size. */
export function ViewMenu({ search, viewOptions, onPageSize }: ViewMenuProps) {
  const { query, show } = useViews(search, viewOptions)
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const views = query.data ?? []
  const shown = views.find((view) => isShown(view, search, viewOptions))
  return (
    <>
      <Menu position="bottom-end" shadow="md" width="17rem" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<View />} rightSection={<MoveDown className={styles.arrow!} />}>
            <Text component="span" inherit truncate maw="12rem">
              {shown ? `View: ${shown.name}` : 'View'}
            </Text>
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
          <Menu.Label>Saved views</Menu.Label>
          {query.isError ? <Text p="0.25rem 0.75rem 0.5rem">{listMessages.views.listFailed}</Text> : null}
          {query.isSuccess && views.length === 0 ? (
            <Text p="0.25rem 0.75rem 0.5rem" c="dimmed">
              No saved views yet. Filter and sort the list, then save it as a view.
            </Text>
          ) : null}
          <Menu.RadioGroup
            value={shown?.id ?? null}
            onChange={(id) => void show(views.find((view) => view.id === id)!)}
          >
            {views.map((view) => (
              <Menu.RadioItem key={view.id} value={view.id} closeMenuOnClick>
                {view.name}
                {view.is_default ? ' (opens first)' : ''}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Item onClick={() => setDialog('save')}>Save this view…</Menu.Item>
          {views.length > 0 ? <Menu.Item onClick={() => setDialog('manage')}>Manage views…</Menu.Item> : null}
          <Menu.Divider />
          <Menu.Label>Rows</Menu.Label>
          <Menu.RadioGroup
            value={viewOptions.density}
            onChange={(value) => viewOptions.change({ density: densities.find((each) => each === value)! })}
          >
            {densities.map((density) => (
              <Menu.RadioItem key={density} value={density}>
                {densityLabels[density]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Label>Rows on a page</Menu.Label>
          <Menu.RadioGroup
            value={String(viewOptions.pageSize)}
            onChange={(value) => {
              viewOptions.change({ pageSize: pageSizes.find((each) => String(each) === value)! })
              onPageSize()
            }}
          >
            {pageSizes.map((pageSize) => (
              <Menu.RadioItem key={pageSize} value={String(pageSize)}>
                {pageSize}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'save' ? (
        <SaveView search={search} viewOptions={viewOptions} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'manage' ? (
        <ManageViews views={views} viewOptions={viewOptions} onClose={() => setDialog(null)} />
      ) : null}
    </>
  )
}
