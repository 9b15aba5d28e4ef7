import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { confirm } from '../../feedback/confirm.tsx'
import { toastFailure, toastSuccess } from '../../feedback/toasts.ts'
import { useWrite } from '../../api/use-write.ts'
import { useSave, type Merged } from '../use-save.ts'
import type { EditionKind, Kept } from './open-edition.ts'

const messages = adminMessages.editions

interface DraftOptions<Values> {
  kind: EditionKind<Values> | undefined
  id: string | null
  opened: Kept | null
  /** The live version that the form began with. */
  version: string | null
  refresh: QueryKey[]
  /** @param at version of the draft. */
  onSaved: (values: Values, at: string) => void
  onRefused: (error: unknown) => boolean
  mergeNewer: () => Promise<Merged<Values> | null>
  /** The draft was discarded; the form shows what is live. */
  onDiscarded: () => Promise<void>
}

/** The open draft of a form's item: saved beside what is live, or discarded. */
export function useDraft<Values extends object>(options: DraftOptions<Values>) {
  const { kind, id, opened, version, refresh, onSaved, onRefused, mergeNewer } = options
  const queryClient = useQueryClient()
  const [changed, setChanged] = useState<Kept | null>(null)
  const kept = changed ?? opened
  const draft = kept?.draft ?? null
  const saving = useSave({
    save: (values: Values, { api, onto }) =>
      api.editions.saveDraft({
        noun: kind!.noun,
        item_id: id!,
        body: { ...kind!.bodyOf(values) },
        base_version: onto?.version ?? version,
        draft_version: onto ? onto.draft_version : (draft?.updated_at ?? null),
      }),
    done: messages.saved,
    failed: messages.saveFailed,
    refresh,
    onSaved: ({ id: edition, updated_at }, { values, onto }) => {
      const saved = { id: edition, updated_at, body: {}, base_version: onto?.version ?? version }
      setChanged({ schedules: [], ...kept, draft: saved, autosave: null })
      onSaved(values, updated_at)
    },
    onRefused,
    mergeNewer,
  })
  const refreshLists = () => Promise.all(refresh.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const discarding = useWrite({
    write: (edition_id: string, { api }) => api.editions.discard({ edition_id }),
    onSuccess: async () => {
      toastSuccess(messages.discarded)
      await options.onDiscarded()
      await refreshLists()
    },
    onError: () => toastFailure(messages.discardFailed),
  })
  return {
    kept,
    draft,
    saving,
    refreshLists: () => void refreshLists(),
    /** Asks first: what is in the draft is seen nowhere else. */
    discard: async () => {
      const publication = kept?.schedules.some(({ action }) => action === 'publish')
      const text = 'The form will show what is live. What was in the draft stays under Activity.'
      const detail = publication ? 'Its publication is cancelled, too.' : null
      if (draft && (await confirm({ title: 'Discard draft?', text, detail, confirm: 'Discard draft' }))) {
        discarding.mutate(draft.id)
      }
    },
    /** A save has replaced the open draft by what it saved. */
    goesOn: (at: string, body: object) => {
      if (kept && draft) setChanged({ ...kept, draft: { ...draft, body: { ...body }, updated_at: at }, autosave: null })
    },
    /** Takes what was loaded with the item. */
    reset: () => setChanged(null),
    /** A save has removed draft and autosave, and what was due with them. */
    published: (isLive: boolean) =>
      setChanged({
        draft: null,
        autosave: null,
        schedules: (kept?.schedules ?? []).filter(({ action }) => isLive === (action === 'unpublish')),
      }),
  }
}
