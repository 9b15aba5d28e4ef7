import { Button } from '@mantine/core'
import { toastWithButton } from '../kit/feedback/toasts.ts'
import { catchFocus } from '../kit/hooks/use-return-focus.ts'

/** Reports a change of a form that is not saved yet, with a button that takes it back. */
export function toastWithFormUndo(message: string, undo: () => void): void {
  const use = (close: () => void) => {
    close()
    undo()
    catchFocus()
  }
  toastWithButton(message, (close) => (
    <Button variant="light" size="compact-md" onClick={() => use(close)}>
      Undo
    </Button>
  ))
}
