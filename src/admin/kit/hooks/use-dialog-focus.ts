import { useEffect } from 'react'

/**
 * Focuses a form's first field once its data has loaded. When the dialog opened, Mantine focused the close button
 * instead; if the user has moved the focus since, it stays.
 */
export function useDialogFocus(form: HTMLElement | null, ready: boolean): void {
  useEffect(() => {
    const field = ready ? form?.querySelector<HTMLElement>('[data-autofocus]') : null
    if (field && !form?.contains(document.activeElement)) field.focus({ preventScroll: true })
  }, [form, ready])
}
