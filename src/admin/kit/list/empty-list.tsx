import { Box, Text, Title } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import styles from './empty-list.module.css'

interface EmptyListProps {
  /** Drawn large above the text. */
  Icon?: ComponentType<{ className?: string }>
  title?: string | undefined
  text?: string
  /** Such as a button that creates the first item. */
  action?: ReactNode
}

export function EmptyList({ Icon, title, text, action }: EmptyListProps) {
  return (
    <Box p="4rem 1.5rem" ta="center" bg="var(--color-paper)" bd="1px dashed var(--color-line)" bdrs={4}>
      {Icon ? <Icon className={styles.drawing!} /> : null}
      {title ? (
        <Title order={3} size="h4" mb={text ? 4 : 'md'}>
          {title}
        </Title>
      ) : null}
      {text ? <Text mb={action ? 'md' : 0}>{text}</Text> : null}
      {action}
    </Box>
  )
}
