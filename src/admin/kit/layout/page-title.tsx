import { Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import styles from './page-title.module.css'

interface PageTitleProps {
  title: string
  subtitle?: string
  children?: ReactNode
}

/** Heading of a screen with its main actions beside it, or below where there is no room; also sets the document title. */
export function PageTitle({ title, subtitle, children }: PageTitleProps) {
  useDocumentTitle(`${title} · Back office`)
  return (
    <div className={styles.top}>
      <div className={styles.text}>
        <Title order={1} size="h2">
          {title}
        </Title>
        {subtitle ? (
          <Text c="dimmed" mt={2}>
            {subtitle}
          </Text>
        ) : null}
      </div>
      {children}
    </div>
  )
}
