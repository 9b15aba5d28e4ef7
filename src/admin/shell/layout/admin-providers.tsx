import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import 'mantine-datatable/styles.layer.css'
import './admin.css'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'
import { toastLimit } from '../feedback/toasts.ts'

export function AdminProviders({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <ModalsProvider>
        {children}
        <Notifications position="bottom-right" limit={toastLimit} />
      </ModalsProvider>
    </MantineProvider>
  )
}
