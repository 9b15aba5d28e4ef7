import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import 'mantine-datatable/styles.layer.css'
import './admin.css'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { useIsNarrow } from '../kit/hooks/use-is-narrow.ts'
import { theme } from '../kit/layout/theme.ts'
import { toastLimit } from '../kit/feedback/toasts.ts'

export function AdminProviders({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <ModalsProvider>
        {children}
        <Toasts />
      </ModalsProvider>
    </MantineProvider>
  )
}

/** At the bottom, since the head of a screen or dialog has its buttons at the top. */
function Toasts() {
  const isNarrow = useIsNarrow()
  return <Notifications position={isNarrow ? 'bottom-center' : 'bottom-right'} limit={toastLimit} />
}
