import { useHotkeys } from '@mantine/hooks'
import { useFormActions } from '../../kit/form/form-actions.ts'
import type { AfterSave } from '../drafts/editing.ts'
import type { FormSession } from '../drafts/use-editing.ts'
import { mayLeave, useUnsavedGuard } from '../../kit/form/use-unsaved-guard.ts'

interface ControlOptions {
  onClose?: () => void
  /** Whether its item may still be changed. */
  savable?: boolean
  /** For screens with several forms: whether Ctrl/Cmd+S and the palette mean this one. */
  active?: boolean
  /** Whether another URL of the same screen also leaves the form, because the URL says which form is open. */
  withinScreen?: boolean
}

/**
 * Saving and leaving a form: Ctrl/Cmd+S saves it, also from inside its fields, and so does 'Save' in the palette; unsaved
 * changes are not left without a question.
 */
export function useFormControls(session: FormSession, options: ControlOptions) {
  const { onClose, savable = true, active = savable, withinScreen = true } = options
  const { isReady, state, uploading, submit, giveUp } = session
  const dirty = session.dirty || uploading
  const canSave = savable && isReady && state !== 'saving' && !uploading
  const save = async (after: AfterSave) => canSave && submit(after)
  const unsaved = { save: canSave ? () => save('leave') : undefined, onGiveUp: giveUp }
  useUnsavedGuard({ dirty, withinScreen, ...unsaved })
  useFormActions(active ? [{ name: 'Save', run: () => void save('stay') }] : [])
  useHotkeys([['mod+S', () => void (active && save('stay'))]], [], true)
  return {
    dirty,
    save,
    close: async () => {
      if (!dirty || (await mayLeave([unsaved]))) onClose?.()
    },
  }
}
