import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { listMessages } from '#contract/admin/lists/list-messages.ts'
import type { SavedView, ViewSearch } from '#contract/admin/lists/saved-views.ts'
import { callError, type AdminApi } from '../../api/admin-api.ts'
import { useWrite } from '../../api/use-write.ts'
import { toastFailure, toastSuccess } from '../../feedback/toasts.ts'
import { filtersIn, type ListSearch } from '../list-search.ts'
import { readViewOptions, type ViewOptions } from './use-view-options.ts'
import { addressOf, savedViewsQuery } from './views-query.ts'

/** Saved views of a list; one of them may be what it opens with. */
export function useViews(search: ListSearch, viewOptions: ViewOptions) {
  const { list } = viewOptions
  const navigate = useNavigate()
  const query = useQuery(savedViewsQuery(list))
  const show = (view: SavedView, { replace = false } = {}) => {
    viewOptions.change(readViewOptions({ get: (name) => view.search[name] }))
    // The route's validator makes a search of it.
    return navigate({ to: '.', search: addressOf(view) as never, replace, resetScroll: false })
  }
  const isUntouched = useRef(isBare(search))
  const first = query.data?.find(({ is_default }) => is_default)
  useEffect(() => {
    if (!query.isSuccess || !isUntouched.current) return
    isUntouched.current = false
    if (first && isBare(search)) void show(first, { replace: true })
    // Once, when the list was opened without filters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query.isSuccess])
  return { query, show }
}

function isBare(search: ListSearch): boolean {
  return filtersIn(search).length === 0 && Object.keys(search).length === 0
}

const { views } = listMessages

type ViewWrite =
  | { kind: 'create'; name: string; search: ViewSearch }
  | { kind: 'rename'; id: string; name: string }
  | { kind: 'default'; id: string; is_default: boolean }
  | { kind: 'delete'; id: string }

/** @param onName gets the refusal of a name, for its field. */
export function useWriteView(
  { list }: ViewOptions,
  { onDone, onName }: { onDone: () => void; onName: (text: string) => void },
) {
  return useWrite({
    write: (written: ViewWrite, { api }): Promise<unknown> => send(written, list, api),
    onSuccess: (_result, written) => {
      toastSuccess(doneText(written))
      onDone()
    },
    onError: (error) => {
      const failure = callError(error)
      if (failure?.code === 'NAME_TAKEN') onName(failure.message)
      else toastFailure(failure?.status !== undefined && failure.status < 500 ? failure.message : views.failed)
    },
  })
}

function send(written: ViewWrite, list: ViewOptions['list'], { savedViews }: AdminApi): Promise<unknown> {
  switch (written.kind) {
    case 'create':
      return savedViews.create({ list, name: written.name, search: written.search })
    case 'rename':
      return savedViews.update({ view_id: written.id, name: written.name })
    case 'default':
      return savedViews.update({ view_id: written.id, is_default: written.is_default })
    case 'delete':
      return savedViews.delete({ view_id: written.id })
  }
}

function doneText(written: ViewWrite): string {
  if (written.kind === 'default') return written.is_default ? views.isDefault : views.noDefault
  return { create: views.saved, rename: views.renamed, delete: views.deleted }[written.kind]
}
