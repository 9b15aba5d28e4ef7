import { Anchor, Group } from '@mantine/core'
import type { ReactNode } from 'react'

interface ToastContentProps {
  message: string
  /** Page of the public site. */
  href?: string | null | undefined
  button?: ReactNode
}

/** A message with a link to its subject and a button for its action. */
export function ToastContent({ message, href, button }: ToastContentProps) {
  return (
    <>
      <span>{message}</span>{' '}
      {href || button ? (
        <Group component="span" gap="0.5rem 1rem" mt={6}>
          {button}
          {href ? (
            <Anchor href={href} target="_blank" rel="noopener" fw={600} size="sm">
              View on site
            </Anchor>
          ) : null}
        </Group>
      ) : null}
    </>
  )
}
