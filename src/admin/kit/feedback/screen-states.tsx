import { Button, Center, Loader, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { adminPaths } from '#values/addresses/admin-paths.ts'

/** Shown while a screen or the sign-in state loads. */
export function ScreenLoading() {
  return (
    <Center mih="60vh" role="status">
      <VisuallyHidden component="h1">Loading</VisuallyHidden>
      <Loader />
    </Center>
  )
}

/** The same three outside the layout, which has the page's `main`. */
export const alone = {
  pendingComponent: inMain(ScreenLoading),
  errorComponent: inMain(ScreenError),
  notFoundComponent: inMain(ScreenNotFound),
}

function inMain<Props extends object>(Screen: ComponentType<Props>) {
  return (props: Props) => (
    <main>
      <Screen {...props} />
    </main>
  )
}

export function ScreenError({ reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <Stack align="flex-start" maw="36rem" p="xl" role="alert">
      <Title order={1} size="h2">
        This screen did not load
      </Title>
      <Text>The server did not answer, or the connection was lost. Nothing that you saved is affected.</Text>
      <Button
        onClick={() => {
          reset()
          void router.invalidate()
        }}
      >
        Try again
      </Button>
    </Stack>
  )
}

export function ScreenNotFound() {
  return (
    <Stack align="flex-start" maw="36rem" p="xl">
      <Title order={1} size="h2">
        This screen does not exist
      </Title>
      <Button component={Link} to={adminPaths.dashboard}>
        Go to the dashboard
      </Button>
    </Stack>
  )
}
