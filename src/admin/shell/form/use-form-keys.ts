import { useHotkeys } from '@mantine/hooks'

/** Ctrl/Cmd+S saves the open form, also while typing in it. */
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
