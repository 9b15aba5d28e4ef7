import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { Status } from '#contract/fields.ts'
import type { DraftOffer } from '../draft/use-form-draft.ts'
import type { Beginning } from '../use-begun.ts'
import type { EditionKind, Opened } from './open-edition.ts'
import type { Merged } from '../use-save.ts'
import { useAutosave } from './use-autosave.ts'
import { useDraft } from './use-draft.ts'
import { useKeptElsewhere } from './use-kept-elsewhere.ts'

/** What the form began with, and how other values are put into it. */
interface Begun<Values> {
  item: Opened | null
  base: Values
  version: string | null
  dirty: boolean
  fill: (values: Values, begun: Beginning<Values>) => void
  markKept: (values: Values) => void
}

interface EditionsOptions<Values> {
  /** Undefined for nouns without drafts; nothing is kept then. */
  kind: EditionKind<Values> | undefined
  id: string | null
  begun: Begun<Values>
  values: Values
  refresh: QueryKey[]
  /** While something is being uploaded, which cannot be kept. */
  uploading: boolean
  /** What this browser has kept. */
  local: DraftOffer | null
  revive: ((values: Values) => Values) | undefined
  onRefused: (error: unknown) => boolean
  mergeNewer: () => Promise<Merged<Values> | null>
  /** Loads the item again and fills the form with it. */
  reload: () => Promise<void>
}

/** Draft, autosave and schedules of the item in a form: docs/decisions/0052. */
export function useEditions<Values extends object>(options: EditionsOptions<Values>) {
  const { kind, id, begun, values, refresh, uploading, local, revive, reload } = options
  const [status, setStatus] = useState<Status | null>(null)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const draft = useDraft<Values>({
    kind,
    id,
    opened: begun.item?.kept ?? null,
    version: begun.version,
    refresh,
    onSaved: (saved, at) => {
      begun.markKept(saved)
      autosave.forget()
      setSavedAt(at)
    },
    onRefused: options.onRefused,
    mergeNewer: options.mergeNewer,
    onDiscarded: async () => {
      draft.reset()
      setSavedAt(null)
      await reload()
    },
  })
  const autosave = useAutosave({
    item: kind && id ? { noun: kind.noun, item_id: id } : null,
    values,
    version: begun.version,
    dirty: begun.dirty,
    paused: isBusy || uploading || draft.saving.saving,
  })
  const offer = useKeptElsewhere<Values>({
    kept: begun.item?.kept ?? null,
    local,
    onRestore: (kept, from) => {
      const version = from ?? begun.version
      const isBaseKnown = version === begun.version
      begun.fill(revive?.(kept) ?? kept, { base: begun.base, version, isBaseKnown })
    },
  })
  const live = status ?? begun.item?.status ?? null
  return {
    noun: kind?.noun,
    kept: draft.kept,
    /** The stored status; null for a new item. */
    live,
    /** Version of the open draft; null without one. */
    version: draft.draft?.updated_at ?? null,
    offer,
    keptAt: autosave.keptAt,
    savedAt,
    saving: draft.saving,
    save: async (held: Values) => {
      await autosave.settled()
      return draft.saving.send(held, { after: 'stay' })
    },
    discard: draft.discard,
    /** Nothing is kept by itself until the save is done. */
    settled: async () => {
      setBusy(true)
      await autosave.settled()
    },
    /** A save did not succeed: what is typed is kept again. */
    resume: () => setBusy(false),
    /** The form has saved the live row. */
    saved: (held: Values, draftVersion: string | undefined) => {
      const now = (held as { status?: Status }).status ?? 'published'
      setStatus(now)
      setSavedAt(null)
      setBusy(false)
      autosave.forget()
      // While a publication is due the server goes on with a draft of what was saved.
      if (draftVersion) draft.goesOn(draftVersion, kind!.bodyOf(held))
      else draft.published(now === 'published')
    },
    /** The form goes on with a newer stored version. */
    adopted: () => {
      setStatus(null)
      setSavedAt(null)
      draft.reset()
    },
    /** What was scheduled has changed on the server. */
    rescheduled: async () => {
      autosave.forget()
      draft.reset()
      await reload()
      draft.refreshLists()
    },
    giveUp: autosave.drop,
  }
}

export type FormEditions = Pick<
  ReturnType<typeof useEditions<object>>,
  'noun' | 'kept' | 'live' | 'version' | 'keptAt' | 'savedAt' | 'discard' | 'rescheduled'
> & { saving: { saving: boolean } }
