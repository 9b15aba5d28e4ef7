import { Button, Menu, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { listMessages } from '#contract/admin/lists/list-messages.ts'
import { MoveDown, View } from '../../layout/admin-icons.tsx'
import type { ListSearch } from '../list-search.ts'
import styles from './look-menu.module.css'
import { ManageViews } from './manage-views.tsx'
import { SaveView } from './save-view.tsx'
import { densities, pageSizes, type Density, type Look } from './use-look.ts'
import { useViews } from './use-views.ts'
import { isShown } from './views-query.ts'

const densityLabels: Record<Density, string> = { comfortable: 'Comfortable', compact: 'Compact' }

interface LookMenuProps {
  search: ListSearch
  look: Look
  /** Back to the first page, since the others begin elsewhere with another size. */
  onPageSize: () => void
}

/** How a list is looked at: saved views, density and page size. */
export function LookMenu({ search, look, onPageSize }: LookMenuProps) {
  const { query, show } = useViews(search, look)
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const views = query.data ?? []
  const shown = views.find((view) => isShown(view, search, look))
  return (
    <>
      <Menu position="bottom-end" shadow="md" width="17rem">
        <Menu.Target>
          <Button variant="default" leftSection={<View />} rightSection={<MoveDown className={styles.arrow!} />}>
            <span className={styles.name}>{shown ? `View: ${shown.name}` : 'View'}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="70vh" className={styles.menu}>
          <Menu.Label>Saved views</Menu.Label>
          {query.isError ? <Text className={styles.note}>{listMessages.views.listFailed}</Text> : null}
          {query.isSuccess && views.length === 0 ? (
            <Text className={styles.note} c="dimmed">
              None yet. Filter and sort the list, then save it as a view.
            </Text>
          ) : null}
          {views.map((view) => (
            <Choice key={view.id} isChosen={view === shown} onChoose={() => void show(view)}>
              {view.name}
              {view.is_default ? ' (opens first)' : ''}
            </Choice>
          ))}
          <Menu.Item onClick={() => setDialog('save')}>Save this view…</Menu.Item>
          {views.length > 0 ? <Menu.Item onClick={() => setDialog('manage')}>Manage views…</Menu.Item> : null}
          <Menu.Divider />
          <Menu.Label>Rows</Menu.Label>
          {densities.map((density) => (
            <Choice key={density} isChosen={density === look.density} onChoose={() => look.change({ density })}>
              {densityLabels[density]}
            </Choice>
          ))}
          <Menu.Divider />
          <Menu.Label>Rows on a page</Menu.Label>
          {pageSizes.map((pageSize) => (
            <Choice
              key={pageSize}
              isChosen={pageSize === look.pageSize}
              onChoose={() => {
                look.change({ pageSize })
                onPageSize()
              }}
            >
              {pageSize}
            </Choice>
          ))}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'save' ? <SaveView search={search} look={look} onClose={() => setDialog(null)} /> : null}
      {dialog === 'manage' ? <ManageViews views={views} look={look} onClose={() => setDialog(null)} /> : null}
    </>
  )
}

interface ChoiceProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <Menu.Item
      role="menuitemradio"
      aria-checked={isChosen}
      leftSection={<span className={styles.mark}>{isChosen ? '✓' : ''}</span>}
      onClick={onChoose}
    >
      {children}
    </Menu.Item>
  )
}
