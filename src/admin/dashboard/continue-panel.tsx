import { Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { EditedItem } from '#contract/admin/dashboard/dashboard.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatAgo } from '#values/format/dates.ts'
import { ItemName } from '../publishing/activity/item-name.tsx'
import { readUnsavedNew } from '../kit/form/unsaved-store.ts'
import { QuietBadge } from '../kit/list/quiet-badge.tsx'
import { StatusBadge } from '../kit/list/status-badge.tsx'
import { Panel } from '../kit/layout/panel.tsx'
import styles from '../kit/layout/item-list.module.css'
import { usePanel } from './panels-query.ts'

/** The items that this admin edited last, saved or not. */
export function ContinuePanel() {
  const { data: unsaved = [] } = useQuery(unsavedQuery)
  return (
    <Panel
      title="Continue where I left off"
      query={usePanel('edited')}
      failure="Recently edited items did not load"
      lines={4}
    >
      {(edited) =>
        edited.length + unsaved.length > 0 ? <Edited items={edited} unsaved={unsaved} /> : <NothingEdited />
      }
    </Panel>
  )
}

function NothingEdited() {
  return (
    <Text c="dimmed">
      Nothing here yet. Items you edit appear here.{' '}
      <Link to={adminPaths.trips} search={{ action: 'new' }} className={styles.link}>
        Add a trip
      </Link>
    </Text>
  )
}

const keptLabels = { draft: 'Draft open', autosave: 'Not saved yet' } as const

/** Never saved: only this browser has it. */
const unsavedQuery = queryOptions({
  queryKey: ['form-drafts', 'new'],
  queryFn: async () => (await readUnsavedNew()).filter(({ form }) => form in newForms),
  staleTime: 0,
  gcTime: 0,
})

type Unsaved = Awaited<ReturnType<typeof readUnsavedNew>>

const newForms: Record<string, { to: string; search: object; name: string; label: string }> = {
  trip: { to: adminPaths.trips, search: { action: 'new' }, name: 'title', label: 'New trip' },
  blog: { to: adminPaths.blogs, search: { action: 'new' }, name: 'title', label: 'New story' },
  vendor: { to: adminPaths.vendors, search: { action: 'new' }, name: 'vendor_name', label: 'New vendor' },
  testimonial: { to: adminPaths.testimonials, search: { action: 'new' }, name: 'name', label: 'New testimonial' },
}

function Edited({ items, unsaved }: { items: EditedItem[]; unsaved: Unsaved }) {
  return (
    <ul className="lined">
      {unsaved.map(({ form, unsaved: { at: storedAt, values } }) => {
        const { to, search, name, label } = newForms[form]!
        const at = new Date(storedAt).toISOString()
        return (
          <li key={form} className={styles.item}>
            <span className={styles.text}>
              <Link to={to} search={search as never} className={styles.link}>
                {String((values as Record<string, unknown>)[name] ?? '') || label}
              </Link>
            </span>
            <span className={styles.state}>
              <QuietBadge on={false}>{keptLabels.autosave}</QuietBadge>
              <time dateTime={at}>{formatAgo(at)}</time>
            </span>
          </li>
        )
      })}
      {items.map(({ entity, item_id, label, status, kept, at }) => (
        <li key={item_id} className={styles.item}>
          <span className={styles.text}>
            <ItemName item={{ entity, item_id, label, gone: false }} />
          </span>
          <span className={styles.state}>
            {kept ? <QuietBadge on={false}>{keptLabels[kept]}</QuietBadge> : null}
            {status ? <StatusBadge status={status} /> : null}
            <time dateTime={at}>{formatAgo(at)}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}
