import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { reloadStored } from '../form/reload-stored.ts'
import type { ListSearch } from './list-search.ts'

/** How a list opens its form. */
export interface ListForm<Item> {
  create: () => unknown
  edit: (item: Item) => unknown
  /** Prefetches the form's code. */
  prefetch?: () => void
}

/** A form in a dialog over the list. */
interface DialogForm<Item> extends ListForm<Item> {
  /** The edited item with a React key, null for a new one; null while the dialog is closed. */
  opened: { key: string; item: Item | null } | null
  close: () => void
  /** Loads the stored version after a conflict. */
  reload: () => void
}

interface Versioned {
  id: string
  updated_at: string
}

/**
 * Opens and closes a list's form; `?action=new` in the address opens it once (specification 2.1).
 * @param load fetches the stored version of an item; omitted by forms that load it themselves.
 */
export function useListForm<Item extends Versioned>(
  { action }: ListSearch,
  load?: (id: string) => Promise<Item>,
): DialogForm<Item> {
  const navigate = useNavigate()
  const [edited, setEdited] = useState<Item | 'new' | null>(null)
  const item = edited === 'new' ? null : edited
  const create = () => setEdited('new')
  useEffect(() => {
    if (action !== 'new') return
    create()
    void navigate({ to: '.', search: ({ action: _answered, ...rest }: ListSearch) => rest, replace: true })
    // The action runs once, when it appears in the search.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [action])
  return {
    opened: edited && { key: item ? `${item.id} ${item.updated_at}` : 'new', item },
    create,
    edit: setEdited,
    close: () => setEdited(null),
    reload: () => item && load && void reloadStored(() => load(item.id), setEdited),
  }
}
