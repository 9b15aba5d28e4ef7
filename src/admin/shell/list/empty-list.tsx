import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './empty-list.module.css'

interface EmptyListProps {
  text: string
  /** The way out, such as a button that adds the first one. */
  action?: ReactNode
}

/** Stands in the place of a list that holds nothing. */
export function EmptyList({ text, action }: EmptyListProps) {
  return (
    <Box className={styles.empty}>
      <Text mb={action ? 'md' : 0}>{text}</Text>
      {action}
    </Box>
  )
}
