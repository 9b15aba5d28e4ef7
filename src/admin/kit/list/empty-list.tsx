import { Box, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './empty-list.module.css'

interface EmptyListProps {
  drawing?: ReactNode
  title?: string | undefined
  text?: string
  /** Such as a button that creates the first item. */
  action?: ReactNode
}

export function EmptyList({ drawing, title, text, action }: EmptyListProps) {
  return (
    <Box className={styles.empty}>
      {drawing}
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
