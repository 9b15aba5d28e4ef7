import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { reloadStored } from '../form/reload-stored.ts'
import type { ListSearch } from './list-search.ts'

/** The ways from a list to its form. */
export interface ListForm<Item> {
  create: () => unknown
  edit: (item: Item) => unknown
  /** Runs when the form is likely to be opened soon, so that its code can be fetched ahead. */
  prefetch?: () => void
}

/** A form in a dialog above its list. */
interface DialogForm<Item> extends ListForm<Item> {
  /** What the dialog is open for, with a React key that changes with it; an item of null is a new one. */
  opened: { key: string; item: Item | null } | null
  close: () => void
  /** Loads the stored version of what is edited, after somebody else changed it. */
  reload: () => void
}

interface Versioned {
  id: string
  updated_at: string
}

/**
 * Opens and closes a list's form; `?action=new` in the address opens it once (specification 2.1).
 * @param load fetches the stored version of an item, for forms that are filled with what the list shows.
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
    // The request is answered once, when it stands in the address.
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
