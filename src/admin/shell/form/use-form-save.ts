import { callError } from '../api/admin-api.ts'
import { loadStored } from './conflict/load-stored.ts'
import { useComparison } from './conflict/use-comparison.ts'
import type { useFormDraft } from './draft/use-form-draft.ts'
import { startOf, type Opened } from './editions/open-edition.ts'
import { useEditions } from './editions/use-editions.ts'
import { focusFirstError, showFieldErrors } from './save-errors.ts'
import type { useBegun } from './use-begun.ts'
import type { FormKind, Saved } from './form-kind.ts'
import { useSave, type SavedAs } from './use-save.ts'

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
  const { form, messages, valuesOf, load, edition } = options
  const { base, version, show } = begun
  const refused = (error: unknown) => {
    if (callError(error)?.code === options.missing.code) onMissing()
    const isShown = showFieldErrors(form, options.fieldErrors(error))
    if (isShown) focusFirstError(container)
    return isShown
  }
  const reload = async () => {
    if (id) await loadStored(() => load(id), show)
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
    onConflict: (mine) => {
      if (id) comparison.compare(id, { base, mine })
    },
    reload,
  })
  const comparison = useComparison({
    texts: options.texts,
    // Where the draft that was edited is still the open one, it is the live version that has changed.
    valuesOf: (item: Item) =>
      item.kept?.draft?.updated_at === editions.version ? valuesOf(item) : startOf(item, valuesOf, edition).values,
    load,
  })
  const saving = useSave({
    save: async (values: Values, { api, overwrite }) => {
      await editions.settled()
      const draft_version = edition && id ? { draft_version: editions.version } : {}
      return options.save(values, { id, updated_at: version ?? undefined, overwrite, api, ...draft_version })
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
    onConflict: (mine) => {
      editions.resume()
      if (id) comparison.compare(id, { base, mine })
    },
  })
  return {
    saving,
    editions,
    refused,
    conflict: {
      conflict: saving.conflict || editions.saving.conflict,
      overwrite: saving.conflict ? saving.overwrite : editions.saving.overwrite,
      cancel: saving.conflict ? saving.cancel : editions.saving.cancel,
      changes: comparison.changes,
      onReload: () => void reload(),
    },
  }
}
