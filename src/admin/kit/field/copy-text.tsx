import { Button, CopyButton } from '@mantine/core'

interface CopyTextProps {
  value: string
  label: string
  size?: string
}

export function CopyText({ value, label, size = 'compact-sm' }: CopyTextProps) {
  return (
    <CopyButton value={value} timeout={2000}>
      {({ copied, copy }) => (
        <Button variant="default" size={size} onClick={copy}>
          <span aria-live="polite">{copied ? 'Copied' : label}</span>
        </Button>
      )}
    </CopyButton>
  )
}
