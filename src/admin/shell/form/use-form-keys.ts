import { useHotkeys } from '@mantine/hooks'

/** Ctrl/Cmd+S saves the form, also from inside its fields. */
export function useFormKeys(active: boolean, save: () => void): void {
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
