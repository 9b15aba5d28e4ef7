import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './empty-list.module.css'

interface EmptyListProps {
  text: string
  /** Such as a button that creates the first item. */
  action?: ReactNode
}

export function EmptyList({ text, action }: EmptyListProps) {
  return (
    <Box className={styles.empty}>
      <Text mb={action ? 'md' : 0}>{text}</Text>
      {action}
    </Box>
  )
}
