import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callError } from '../../kit/api/admin-api.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import type { AnyKind, Values } from '../form/form-kind.ts'
import { newEditing, nextEditing, type Editing, type EditingEvent } from './editing.ts'
import { loadStored, storedOf } from './stored.ts'

export interface EditingPlace<Item = object> {
  /** Null for a new item. */
  id: string | null
  /** The item, if it is loaded already. */
  opened?: Item | null
  /** The item does not exist. @param text says so. */
  onMissing?: (text: string) => void
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/**
 * The state of a form and the fields that show it. When the form opens, it loads its item unless that is passed to
 * it, and always its unpublished versions.
 */
export function useEditingState(kind: AnyKind, { id, opened = null, onMissing }: EditingPlace) {
  const [editing, setEditing] = useState(() => {
    const blank = newEditing(id, kind.blank())
    return opened && !kind.drafts ? nextEditing(blank, { type: 'loaded', stored: storedOf(kind, opened, null) }) : blank
  })
  const latest = useRef(editing)
  const fields = useRef({ isFilling: false, setValues: (_values: Values) => {} })
  /** @returns the state after the event. */
  const send = useCallback((event: EditingEvent) => {
    const before = latest.current
    latest.current = nextEditing(before, event)
    setEditing(latest.current)
    if (event.type !== 'typed' && latest.current.values !== before.values) {
      fields.current.isFilling = true
      fields.current.setValues(latest.current.values)
      fields.current.isFilling = false
    }
    return latest.current
  }, [])
  const onValuesChange = useCallback(
    (values: Values) => void (fields.current.isFilling || send({ type: 'typed', values })),
    [send],
  )
  const form = useForm<Values>({
    initialValues: editing.values,
    validate: kind.errorsOf,
    clearInputErrorOnChange: true,
    onValuesChange,
  })
  useEffect(() => void (fields.current.setValues = form.setValues), [form.setValues])
  const load = useLoading({ kind, editing, opened, send })
  const isMissing = editing.state === 'deleted' && editing.item === null
  const reload = useReload()
  useEffect(() => {
    if (!isMissing) return
    onMissing?.(kind.missing?.message ?? '')
    // The list may still show it.
    void reload()
    // Runs once, when that is known.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing])
  return { editing, latest, send, form, load, isReady: editing.state !== 'loading' && !isMissing }
}

interface LoadingOptions {
  kind: AnyKind
  editing: Editing
  opened: object | null
  send: (event: EditingEvent) => unknown
}

function useLoading({ kind, editing: { state, id }, opened, send }: LoadingOptions) {
  const isLoading = state === 'loading' && id !== null
  const isId = id !== null && uuid.test(id)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [kind.type, 'form', id],
    queryFn: () => loadStored(kind, id!, opened),
    enabled: isLoading && isId,
    staleTime: 0,
    gcTime: 0,
  })
  const isMissing = isLoading && (!isId || (error !== null && callError(error)?.code === kind.missing?.code))
  useEffect(() => {
    if (isMissing) send({ type: 'gone' })
    else if (data && isLoading) send({ type: 'loaded', stored: data })
    // Runs when there is an answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, isMissing])
  return { error: isFetching ? null : error, retry: () => void refetch() }
}
