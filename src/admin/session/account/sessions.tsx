import { Button, Loader, Text } from '@mantine/core'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { formatAgo, formatMoment } from '#values/format/dates.ts'
import { authClient } from '../auth-client.ts'
import { identityQuery } from '../identity-query.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { QuietBadge } from '../../kit/list/quiet-badge.tsx'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { deviceName } from '../device-name.ts'
import { AccountSection } from './account-section.tsx'
import styles from './account.module.css'
import { callAuth, errorMessage } from '../auth-call.ts'
import { maskedAddress } from './session-facts.ts'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => callAuth(() => authClient.listSessions()),
  staleTime: 0,
})

type Session = Awaited<ReturnType<NonNullable<typeof sessionsQuery.queryFn>>>[number]

/** All sessions, this browser's first, each with a button to end it. */
export function Sessions() {
  const { data: sessions = [], isPending, error, refetch, dataUpdatedAt } = useQuery(sessionsQuery)
  const { data: identity } = useQuery(identityQuery)
  const isThis = ({ id }: Session) => id === identity?.session.id
  const ordered = [...sessions.filter(isThis), ...sessions.filter((each) => !isThis(each))]
  const ownAddress = sessions.find(isThis)?.ipAddress ?? null
  const endOthers = useEnd(() => authClient.revokeOtherSessions(), 'All other sessions have ended.')
  return (
    <AccountSection title="Sessions" text="Every browser in which you are signed in.">
      {isPending ? <Loader size="sm" role="status" aria-label="Loading" /> : null}
      {error ? <LoadFailure title="The sessions did not load" error={error} onRetry={refetch} /> : null}
      <ul className={styles.sessions}>
        {ordered.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} current={isThis(session)} address={ownAddress} now={dataUpdatedAt} />
          </li>
        ))}
      </ul>
      {sessions.length > 2 ? (
        <Button variant="default" mt="sm" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
          End all other sessions
        </Button>
      ) : null}
    </AccountSection>
  )
}

interface SessionRowProps {
  session: Session
  current: boolean
  /** IP address of this browser's session. */
  address: string | null
  /** When the list was loaded, in milliseconds since 1970. */
  now: number
}

function SessionRow({ session, current, address, now }: SessionRowProps) {
  const { token, userAgent, createdAt, updatedAt, ipAddress } = session
  const end = useEnd(() => authClient.revokeSession({ token }), 'The session has ended.')
  const device = deviceName(userAgent ?? '')
  return (
    <div className={styles.session}>
      <div>
        <Text fw={600}>{device}</Text>
        <Text size="xs" c="dimmed">
          {current ? 'Active now' : `Active ${formatAgo(new Date(updatedAt).toISOString(), now)}`}
          {` · ${networkName(ipAddress, address)}`}
        </Text>
        <Text size="xs" c="dimmed">
          Signed in {formatMoment(new Date(createdAt).toISOString())}
        </Text>
      </div>
      {current ? (
        <QuietBadge on>This browser</QuietBadge>
      ) : (
        <Button
          variant="default"
          disabled={end.isPending}
          onClick={() => end.mutate()}
          aria-label={`End the session on ${device}`}
        >
          End
        </Button>
      )}
    </div>
  )
}

function networkName(ipAddress: string | null | undefined, own: string | null): string {
  if (ipAddress && ipAddress === own) return 'this network'
  return (ipAddress && maskedAddress(ipAddress)) || 'unknown network'
}

function useEnd(call: Parameters<typeof callAuth>[0], done: string) {
  const reload = useReload()
  return useMutation({
    mutationFn: () => callAuth(call),
    onSuccess: async () => {
      toastSuccess(done)
      await reload()
    },
    onError: (error) => toastFailure(errorMessage(error)),
  })
}
