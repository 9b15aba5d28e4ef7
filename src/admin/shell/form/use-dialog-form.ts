import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { focusFirstError, showFieldErrors, type FieldErrors } from './save-errors.ts'
import { useSave, type AfterSave, type SaveOptions } from './use-save.ts'

interface DialogFormOptions<Values extends object, Saved> extends Pick<
  SaveOptions<Values, Saved>,
  'save' | 'done' | 'failed' | 'refresh'
> {
  initialValues: Values
  schema: Parameters<typeof schemaResolver>[0]
  /** Errors of a rejected save by field. */
  fieldErrors?: (error: unknown) => FieldErrors
  onClose: () => void
}

/** A form of a few fields, without drafts and versions. @returns it, and what its dialog needs. */
export function useDialogForm<Values extends object, Saved>(options: DialogFormOptions<Values, Saved>) {
  const { initialValues, schema, fieldErrors, onClose, save, done, failed, refresh } = options
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const form = useForm<Values>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
    clearInputErrorOnChange: true,
  })
  const { send, saving } = useSave<Values, Saved>({
    save,
    done,
    failed,
    refresh,
    onSaved: (_saved, { values, after }) => {
      // What was typed during the save is still unsaved.
      form.resetDirty(values)
      if (after === 'return') onClose()
      else setSavedAt(presentTime())
    },
    onRefused: (error) => showFieldErrors(form, fieldErrors?.(error) ?? {}),
  })
  const onSubmit = async (container: HTMLElement | null, after: AfterSave) => {
    if (!form.validate().hasErrors) return send(form.values, { after })
    focusFirstError(container)
    return false
  }
  return { form, dialog: { onClose, onSubmit, dirty: form.isDirty(), saving, savedAt } }
}

function presentTime(): string {
  return new Date().toISOString()
}
