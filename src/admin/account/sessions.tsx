import { Badge, Button, Group, Loader, Text } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { authClient } from '../shell/auth-client.ts'
import { identityQuery } from '../shell/identity-query.ts'
import { toastFailure, toastSuccess } from '../shell/toasts.ts'
import { AccountSection } from './account-section.tsx'
import styles from './account.module.css'
import { answerOf } from './auth-answer.ts'
import { deviceName } from './device-name.ts'

export const sessionsKey = ['sessions']

const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: fetchSessions,
  staleTime: 0,
})

async function fetchSessions() {
  return answerOf(await authClient.listSessions())
}

type Session = Awaited<ReturnType<typeof fetchSessions>>[number]

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the admin is signed in, each with a way to end it. */
export function Sessions() {
  const { data: sessions, isPending, isError } = useQuery(sessionsQuery)
  const { data: identity } = useQuery(identityQuery)
  return (
    <AccountSection title="Sessions" text="Every browser in which you are signed in.">
      {isPending ? <Loader size="sm" /> : null}
      {isError ? <Text role="alert">The sessions could not be loaded.</Text> : null}
      <ul className={styles.sessions}>
        {sessions?.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} current={session.id === identity?.session.id} />
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}

function SessionRow({ session, current }: { session: Session; current: boolean }) {
  const end = useEndSession()
  const device = deviceName(session.userAgent ?? '')
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text fw={600}>{device}</Text>
        <Text size="sm" c="dimmed">
          Signed in {moment.format(new Date(session.createdAt))}, last seen {moment.format(new Date(session.updatedAt))}
        </Text>
      </div>
      {current ? (
        <Badge variant="light" color="neem" tt="none">
          This browser
        </Badge>
      ) : (
        <Button
          variant="default"
          disabled={end.isPending}
          onClick={() => end.mutate(session.token)}
          aria-label={`End the session on ${device}`}
        >
          End
        </Button>
      )}
    </Group>
  )
}

function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (token: string) => answerOf(await authClient.revokeSession({ token })),
    onSuccess: async () => {
      toastSuccess('The session has ended.')
      await queryClient.invalidateQueries({ queryKey: sessionsKey })
    },
    onError: (error) => toastFailure(error.message),
  })
}
