import { Anchor } from '@mantine/core'

interface ToastLinkProps {
  message: string
  /** Page of the public site. */
  href: string
}

/** A message with the way to what it is about. */
export function ToastLink({ message, href }: ToastLinkProps) {
  return (
    <>
      <span>{message}</span>{' '}
      <Anchor href={href} target="_blank" rel="noopener" fw={600} size="sm">
        View on site
      </Anchor>
    </>
  )
}
