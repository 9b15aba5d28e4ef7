import { Paper, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'

interface AccountSectionProps {
  title: string
  text: string
  children: ReactNode
}

export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId()
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      <Text c="dimmed" mb="md">
        {text}
      </Text>
      {children}
    </Paper>
  )
}
