import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './toast-content.module.css'

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
        <span className={styles.actions}>
          {button}
          {href ? (
            <Anchor href={href} target="_blank" rel="noopener" fw={600} size="sm">
              View on site
            </Anchor>
          ) : null}
        </span>
      ) : null}
    </>
  )
}
