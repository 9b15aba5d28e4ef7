import { hashKey } from '@tanstack/react-query'
import { callError } from '../api/admin-api.ts'
import { loadNewer, useMerge } from './conflict/use-merge.ts'
import type { useFormDraft } from './draft/use-form-draft.ts'
import type { Opened } from './editions/open-edition.ts'
import { useEditions } from './editions/use-editions.ts'
import { useFollowedSchedule } from './editions/use-followed-schedule.ts'
import { focusFirstError, showFieldErrors } from './save-errors.ts'
import type { useBegun } from './use-begun.ts'
import type { FormKind, Saved } from './form-kind.ts'
import { useSave, type Merged, type SavedAs } from './use-save.ts'

interface FormSaveOptions<Values extends object, Item extends Opened> {
  options: FormKind<Values, Item>
  id: string | null
  begun: ReturnType<typeof useBegun<Values, Item>>
  /** What this browser keeps. */
  draft: ReturnType<typeof useFormDraft<Values>>
  /** The form's element. */
  container: HTMLElement | null
  /** The item does not exist any more. */
  onMissing: () => void
  onSaved: (saved: Saved, as: SavedAs<Values>) => void
}

/** Saves a form as what is live or as a draft, and compares versions in a conflict of either. */
export function useFormSave<Values extends object, Item extends Opened>(parts: FormSaveOptions<Values, Item>) {
  const { options, id, begun, draft, container, onMissing, onSaved } = parts
  const { form, messages, load, edition } = options
  const { version, show } = begun
  const refused = (error: unknown) => {
    if (callError(error)?.code === options.missing.code) onMissing()
    const isShown = showFieldErrors(form, options.fieldErrors(error))
    if (isShown) focusFirstError(container)
    return isShown
  }
  const reload = async () => {
    const item = id && (await loadNewer(() => load(id)))
    if (item) show(item)
  }
  const mergeNewer = (): Promise<Merged<Values> | null> => {
    editions.resume()
    return loadNewer(newer)
  }
  const editions = useEditions({
    kind: edition,
    id,
    begun,
    values: form.values,
    refresh: options.refresh,
    uploading: options.uploading ?? false,
    local: draft.offer,
    revive: options.revive,
    onRefused: refused,
    mergeNewer,
    reload,
  })
  const newer = useMerge({
    options,
    id,
    form,
    begun,
    draftVersion: editions.version,
    onAdopted: editions.adopted,
  })
  const saving = useSave({
    save: async (values: Values, { api, onto }) => {
      await editions.settled()
      const draft_version = edition && id ? { draft_version: onto ? onto.draft_version : editions.version } : {}
      return options.save(values, { id, updated_at: onto?.version ?? version ?? undefined, api, ...draft_version })
    },
    done: id ? messages.updated : messages.created,
    failed: (error) => messages.failed(error, id === null),
    refresh: options.refresh,
    viewHref: (saved, values) => options.viewHref?.(saved.id, values) ?? null,
    onSaved: (saved, as) => {
      begun.markSaved(as.values, saved.updated_at)
      editions.saved(as.values, saved.draft_version)
      if (as.after !== 'stay') draft.forget()
      onSaved(saved, as)
    },
    onRefused: (error) => {
      editions.resume()
      return refused(error)
    },
    mergeNewer,
  })
  useFollowedSchedule(editions.kept?.schedules ?? [], async () => {
    if (saving.saving || editions.saving.saving) return
    const merged = await newer().catch(() => null)
    const isDone = merged && hashKey([merged.item.kept?.schedules]) !== hashKey([editions.kept?.schedules])
    if (isDone && merged.changes.length === 0) merged.adopt()
  })
  const asking = saving.changes ? saving : editions.saving
  return {
    saving,
    editions,
    refused,
    conflict: {
      changes: asking.changes,
      overwrite: asking.overwrite,
      cancel: asking.cancel,
      onReload: () => void reload(),
    },
  }
}
