import { useHotkeys } from '@mantine/hooks'
import { useFormActions } from '../palette/form-actions.ts'

/** Ctrl/Cmd+S saves the form, also from inside its fields; so does 'Save' in the palette. */
export function useFormKeys(active: boolean, save: () => void): void {
  useFormActions(active ? [{ name: 'Save', run: save }] : [])
  useHotkeys(
    [
      [
        'mod+S',
        () => {
          if (active) save()
        },
      ],
    ],
    [],
    true,
  )
}
