import { Button } from '@mantine/core'

interface PreviewButtonProps {
  open: boolean
  onToggle: () => void
  disabled?: boolean
}

export function PreviewButton({ open, onToggle, disabled = false }: PreviewButtonProps) {
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
