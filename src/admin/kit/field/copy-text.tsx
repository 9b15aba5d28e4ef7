import { Button, CopyButton } from '@mantine/core'

interface CopyTextProps {
  value: string
  label: string
}

export function CopyText({ value, label }: CopyTextProps) {
  return (
    <CopyButton value={value} timeout={2000}>
      {({ copied, copy }) => (
        <Button variant="default" size="compact-sm" onClick={copy}>
          <span aria-live="polite">{copied ? 'Copied' : label}</span>
        </Button>
      )}
    </CopyButton>
  )
}
