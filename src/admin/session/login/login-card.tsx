import { Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { AdminSign } from '../../kit/layout/admin-sign.tsx'
import styles from './login-page.module.css'

interface LoginCardProps {
  title: string
  /** Whether the sign is named. */
  named?: boolean
  children: ReactNode
}

/** The frame of the pages without a session. */
export function LoginCard({ title, named = false, children }: LoginCardProps) {
  return (
    <main className={styles.page}>
      <Paper className={styles.card} withBorder p={{ base: 'lg', sm: 'xl' }}>
        <span className={styles.sign}>
          <AdminSign named={named} className={styles.logo} />
        </span>
        <Title order={1} size="h2" mt="md" mb={4}>
          {title}
        </Title>
        {children}
      </Paper>
    </main>
  )
}
