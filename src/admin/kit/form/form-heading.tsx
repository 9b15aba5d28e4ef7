import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Content of a form's heading. @param props.name of the edited item. */
export function FormHeading({ title, name }: { title: string; name?: string | undefined }) {
  if (!name) return title
  return (
    <>
      <Text component="span" display="block" c="dimmed" size="xs" ff="text">
        {title}{' '}
      </Text>
      <span style={{ display: 'block', overflowWrap: 'anywhere' }}>{name}</span>
    </>
  )
}

/** Line below the heading; children as `FormFacts` gives them. */
export function HeadingFacts({ children }: { children: ReactNode }) {
  return children ? (
    <Group gap="0.125rem 0.875rem" mt={4} c="dimmed" fz="xs">
      {children}
    </Group>
  ) : null
}
