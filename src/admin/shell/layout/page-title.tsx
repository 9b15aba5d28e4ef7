import { Group, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'

interface PageTitleProps {
  title: string
  subtitle?: string
  children?: ReactNode
}

/** Heading of a screen with its main action; also sets the document title. */
export function PageTitle({ title, subtitle, children }: PageTitleProps) {
  useDocumentTitle(`${title} · Back office`)
  return (
    <Group justify="space-between" align="flex-end" mb="lg" gap="md">
      <div>
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
    </Group>
  )
}
