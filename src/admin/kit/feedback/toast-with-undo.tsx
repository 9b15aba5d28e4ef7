import { Button } from '@mantine/core'
import { toastSuccess, toastWithButton } from './toasts.ts'
import { catchFocus } from '../hooks/use-return-focus.ts'
import { useUndo } from './use-undo.ts'

interface Done {
  /** The change that a call left; null where nothing was changed. */
  change: number | null
  /** Page of the public site on which the result is seen. */
  viewHref?: string | null
  /** Label of the button; an undo is redone. */
  label?: 'Undo' | 'Redo'
  /** Leads to what it is about. */
  onOpen?: () => void
}

/** Reports a success, with a button that takes it back. */
export function toastWithUndo(message: string, { change, viewHref, label = 'Undo', onOpen }: Done): void {
  if (change === null) return toastSuccess(message, undefined, viewHref)
  toastWithButton(
    message,
    (close) => (
      <>
        {onOpen ? <OpenButton onOpen={onOpen} onUsed={close} /> : null}
        <UndoButton change={change} label={label} onUsed={close} />
      </>
    ),
    viewHref,
  )
}

export function OpenButton({ onOpen, onUsed }: { onOpen: () => void; onUsed: () => void }) {
  const use = () => {
    onUsed()
    onOpen()
  }
  return (
    <Button variant="light" size="compact-md" onClick={use}>
      Open
    </Button>
  )
}

interface UndoButtonProps {
  change: number
  label: 'Undo' | 'Redo'
  onUsed: () => void
}

function UndoButton({ change, label, onUsed }: UndoButtonProps) {
  const { mutate, isPending } = useUndo((message, undo) =>
    toastWithUndo(message, { change: undo, label: label === 'Undo' ? 'Redo' : 'Undo' }),
  )
  const use = () => {
    mutate(change)
    onUsed()
    catchFocus()
  }
  return (
    <Button variant="light" size="compact-md" disabled={isPending} onClick={use}>
      {label}
    </Button>
  )
}
