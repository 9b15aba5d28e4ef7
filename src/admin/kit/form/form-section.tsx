import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './form-section.module.css'

/** A part of a long form: its heading stays beside its fields. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Title order={3} className={styles.heading}>
        {title}
      </Title>
      <Stack gap="md">{children}</Stack>
    </section>
  )
}
