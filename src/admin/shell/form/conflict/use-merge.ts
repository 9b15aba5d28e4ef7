import type { UseFormReturnType } from '@mantine/form'
import { callError } from '../../api/admin-api.ts'
import { toastFailure } from '../../feedback/toasts.ts'
import { knownInForm, knownOf } from '../../history/history-kind.ts'
import { asAdmin } from '../../session/sign-in-again.tsx'
import { startOf, type Opened } from '../editions/open-edition.ts'
import type { FormKind } from '../form-kind.ts'
import type { useBegun } from '../use-begun.ts'
import type { Merged } from '../use-save.ts'
import { merge } from './merge.ts'

interface MergeOptions<Values extends object, Item extends Opened> {
  options: Pick<FormKind<Values, Item>, 'load' | 'loadFields' | 'valuesOf' | 'edition' | 'names'>
  id: string | null
  form: UseFormReturnType<Values>
  begun: Pick<ReturnType<typeof useBegun<Values, Item>>, 'base' | 'isBaseKnown' | 'live' | 'adopt'>
  /** Version of the draft that the form began with. */
  draftVersion: string | null
  onAdopted: () => void
}

/** Merges what a form holds with the version that is stored now. */
export function useMerge<Values extends object, Item extends Opened>(parts: MergeOptions<Values, Item>) {
  const { options, id, form, begun, draftVersion, onAdopted } = parts
  const { load, loadFields, valuesOf, edition } = options
  return async (): Promise<(Merged<Values> & { item: Item }) | null> => {
    if (id === null) return null
    const [fields, item] = await Promise.all([loadFields(), load(id)])
    const draft = item.kept?.draft ?? null
    const start = startOf(item, valuesOf, edition)
    // Where the draft that was edited is still the open one, it is the live version that has changed.
    const isSameDraft = draft !== null && draft.updated_at === draftVersion
    const theirs = isSameDraft ? valuesOf(item) : start.values
    const base = isSameDraft ? (begun.live ?? statusOf(begun.base)) : begun.isBaseKnown ? begun.base : {}
    const version = isSameDraft ? item.updated_at : start.version
    const names = (await options.names?.(item, [form.getValues(), theirs])) ?? {}
    const merged = merge(fields, { base, mine: form.getValues(), theirs }, knownInForm(names, knownOf([], [])))
    return {
      ...merged,
      item,
      onto: { version, draft_version: draft?.updated_at ?? null },
      adopt: () => {
        begun.adopt(merged.values, { item, base: theirs, version, live: isSameDraft ? theirs : start.live })
        onAdopted()
      },
    }
  }
}

/** Older drafts do not record the live version they started from. A draft never changes the status, so that part is known. */
function statusOf<Values extends object>(values: Values): Partial<Values> {
  return 'status' in values ? ({ status: values.status } as object) : {}
}

/**
 * What is stored now, after a conflict; if it cannot be loaded, the form stays unchanged.
 * @returns null after saying so.
 */
export async function loadNewer<Newer>(load: () => Promise<Newer>): Promise<Newer | null> {
  try {
    return await asAdmin(load)
  } catch (error) {
    toastFailure(callError(error)?.message ?? 'The newer version could not be loaded. Please try again.')
    return null
  }
}
