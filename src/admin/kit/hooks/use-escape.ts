import { useWindowEvent } from '@mantine/hooks'

/**
 * Closes a form's dialog on Escape. Mantine's dialogs all listen on the window: with a confirmation open above the
 * form, both would close. This closes only the form's own dialog, and not when an element inside handles the key: an
 * open dropdown, a row being dragged.
 */
export function useEscape(form: HTMLElement | null, onEscape: () => void): void {
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !(event.target instanceof Element)) return
      const dialog = form?.closest('[role="dialog"]')
      const isInDialog = event.target === document.body ? topDialog() === dialog : dialog?.contains(event.target)
      if (isInDialog && !event.target.closest('[data-mantine-stop-propagation="true"]')) onEscape()
    },
    // Captured before an open dropdown handles the key: afterwards it is closed and cannot be detected.
    { capture: true },
  )
}

/** The topmost dialog; dialogs are appended to the body. */
function topDialog(): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
}
