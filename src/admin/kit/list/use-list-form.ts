import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { listPartOf, textOf, type ListSearch } from './list-search.ts'

/** Kept in the entry of the history, so that a reload and the way back find the form as it was. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The form for a new item; its address is the list's (specification 2.1). */
    form?: 'new' | undefined
    /** Whether the entry before this one is the list. */
    fromList?: boolean | undefined
  }
}

/** How a list opens its form. */
export interface ListForm<Item extends { id: string }> {
  create: () => unknown
  edit: (item: Pick<Item, 'id'>) => unknown
  /** Prefetches the form's code. */
  prefetch?: () => void
  /** Why the form that the address names could not be opened. */
  notice?: FormNotice | null
}

export interface FormNotice {
  text: string
  dismiss: () => void
}

/** Address of a form in a dialog over the list. */
export interface FormPlace {
  /** Null for a new item. */
  id: string | null
  onClose: () => void
  /** The new item was saved and is edited from now on: its id belongs in the address. */
  onCreated: (id: string) => void
  /** The item does not exist. @param text says so in the list. */
  onMissing: (text: string) => void
}

/** @returns the place of a list's form, for `useEditing`. */
export function placeOf({ id, onClose, onCreated, onMissing }: FormPlace) {
  return {
    id,
    onMissing,
    onSaved: (saved: { id: string | null }, { after, isNew }: { after: string; isNew: boolean }) => {
      if (after === 'return') onClose()
      else if (after === 'stay' && isNew) onCreated(saved.id!)
    },
  }
}

interface DialogForm extends ListForm<{ id: string }> {
  /** The open form with its React key; null while none is open. */
  opened: { key: string; place: FormPlace } | null
}

/**
 * The form of a list in a dialog. Its address is the list's with `?edit=`; a new item's form is an entry of the history
 * without its own address, which `?action=new` opens.
 */
export function useListForm({ action }: ListSearch): DialogForm {
  const navigate = useNavigate()
  const { history } = useRouter()
  // Take both from the location: the validated search changes later than the state, and the form would close in
  // between.
  const { state, search } = useLocation()
  const { form, fromList = false, historyDepth = 0 } = state
  const edit = textOf((search as ListSearch).edit)
  // A new item that was saved keeps its form, and so its React key.
  const [adopted, setAdopted] = useState<{ id: string; key: string } | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const key = edit ? (adopted?.id === edit ? adopted.key : edit) : form === 'new' ? 'new' : null
  const open = (id: string | null, { replace = false, fromList: isFromList = true } = {}) => {
    setNotice(null)
    return navigate({
      to: '.',
      search: (current: ListSearch) => ({ ...listPartOf(current), ...(id ? { edit: id } : {}) }),
      state: id ? { fromList: isFromList } : { form: 'new', fromList: isFromList },
      replace,
      ignoreBlocker: true,
      resetScroll: false,
    })
  }
  // A deleted item is also found missing: going back twice would leave the list.
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
  }, [key])
  const close = () => {
    const { state, search } = history.location
    const isOpen = state.form === 'new' || /[?&]edit=/.test(search)
    if (isClosing.current || !isOpen) return
    isClosing.current = true
    setAdopted(null)
    // The history beside the form may have added entries.
    if (fromList) return history.go(-1 - historyDepth, { ignoreBlocker: true })
    void navigate({ to: '.', search: listPartOf, replace: true, ignoreBlocker: true, resetScroll: false })
  }
  useEffect(() => {
    if (action === 'new') void open(null, { replace: true, fromList: false })
    // The action runs once, when it appears in the search.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [action])
  const place: FormPlace = {
    id: edit ?? null,
    onClose: close,
    onCreated: (id) => {
      setAdopted({ id, key: key ?? id })
      void open(id, { replace: true, fromList })
    },
    onMissing: (text) => {
      if (!isClosing.current) setNotice(text)
      close()
    },
  }
  return {
    opened: key === null ? null : { key, place },
    create: () => open(null),
    edit: ({ id }) => open(id),
    notice: notice === null ? null : { text: notice, dismiss: () => setNotice(null) },
  }
}
