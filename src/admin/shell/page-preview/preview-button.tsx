import { Button } from '@mantine/core'
import { useFormActions } from '../palette/form-actions.ts'

interface PreviewButtonProps {
  open: boolean
  onToggle: () => void
  disabled?: boolean
}

export function PreviewButton({ open, onToggle, disabled = false }: PreviewButtonProps) {
  useFormActions(disabled ? [] : [{ name: open ? 'Close the preview' : 'Preview', run: onToggle }])
  return (
    <Button
      variant={open ? 'light' : 'default'}
      size="compact-md"
      aria-pressed={open}
      disabled={disabled}
      onClick={onToggle}
    >
      Preview
    </Button>
  )
}
