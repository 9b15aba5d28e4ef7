import { useEffect } from 'react'

/**
 * Focuses a form's first field once its data are there. Mantine has looked for it when the dialog opened, and has taken
 * the close button instead; a focus that was moved since stays.
 */
export function useDialogFocus(form: HTMLElement | null, ready: boolean): void {
  useEffect(() => {
    const field = ready ? form?.querySelector<HTMLElement>('[data-autofocus]') : null
    if (field && !form?.contains(document.activeElement)) field.focus({ preventScroll: true })
  }, [form, ready])
}
