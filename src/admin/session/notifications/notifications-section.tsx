import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pushMessages } from '#contract/admin/push-messages.ts'
import type { PushDevice } from '#contract/admin/push.ts'
import { formatMoment } from '#values/format/dates.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { QuietBadge } from '../../kit/list/quiet-badge.tsx'
import { AccountSection } from '../account/account-section.tsx'
import { errorMessage } from '../auth-call.ts'
import { deviceName } from '../device-name.ts'
import { DeviceList } from './device-list.tsx'
import { pushObstacle } from './push-support.ts'
import { QuietHoursForm } from './quiet-hours-form.tsx'
import { ownDevice, rememberDevice, subscribe, unsubscribe } from './subscription.ts'

const pushQuery = queryOptions({ queryKey: ['push'], queryFn: () => adminApi.push.status(), staleTime: 0 })

/** Notifications of the browser, and all devices that get them. */
export function NotificationsSection() {
  const { data, isPending, error, refetch } = useQuery(pushQuery)
  const obstacle = pushObstacle()
  const own = data?.devices.find(({ id }) => id === ownDevice()?.id)
  return (
    <AccountSection
      title="Notifications on this device"
      text="A new enquiry, or trouble with the backup or the disk, is shown even when the back office is closed. A notification contains no name and no message."
    >
      {isPending ? <Loader size="sm" role="status" aria-label="Loading" /> : null}
      {error ? (
        <LoadFailure title="The notifications did not load" error={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <Stack gap="md">
          {data.public_key === null ? <UnreadableKey /> : null}
          {obstacle ? <Text>{obstacle}</Text> : null}
          {data.public_key !== null && !obstacle ? (
            <ThisDevice own={own} publicKey={data.public_key} onDenied={() => void refetch()} />
          ) : null}
          <DeviceList devices={data.devices} ownId={own?.id} />
        </Stack>
      ) : null}
    </AccountSection>
  )
}

interface ThisDeviceProps {
  own: PushDevice | undefined
  publicKey: string
  /** The admin has just refused the permission. */
  onDenied: () => void
}

function ThisDevice({ own, publicKey, onDenied }: ThisDeviceProps) {
  const [tested, setTested] = useState<string | null>(null)
  const onError = (error: Error) => toastFailure(turnOnProblem(error))
  const turnOn = useWrite({
    write: async (_: void, { api }) => {
      if ((await Notification.requestPermission()) !== 'granted') return null
      const subscription = await subscribe(publicKey)
      const device = await api.push.add({ ...subscription, label: deviceName(navigator.userAgent) })
      rememberDevice({ id: device.id, endpoint: subscription.endpoint })
      return device
    },
    onSuccess: (device) => {
      if (device) toastSuccess('Notifications are turned on.')
      else onDenied()
    },
    onError,
  })
  const turnOff = useWrite({
    write: async (device_id: string, { api }) => {
      await api.push.delete({ device_id })
      await unsubscribe()
    },
    onSuccess: () => {
      setTested(null)
      toastSuccess('Notifications are turned off.')
    },
    onError,
  })
  const test = useWrite({
    write: (device_id: string, { api }) => api.push.test({ device_id }),
    onSuccess: ({ error }) => setTested(error ? pushMessages.problem(error) : sentNow()),
    onError,
  })
  return (
    <>
      <Group gap="sm">
        <QuietBadge on={own !== undefined}>{own ? 'Turned on' : 'Turned off'}</QuietBadge>
        {own ? (
          <>
            <Button variant="default" disabled={test.isPending} onClick={() => test.mutate(own.id)}>
              {test.isPending ? 'Sending...' : 'Send me a test'}
            </Button>
            <Button variant="subtle" color="madder" disabled={turnOff.isPending} onClick={() => turnOff.mutate(own.id)}>
              Turn off
            </Button>
          </>
        ) : (
          <Button disabled={turnOn.isPending} onClick={() => turnOn.mutate()}>
            {turnOn.isPending ? 'Turning on...' : 'Turn on'}
          </Button>
        )}
      </Group>
      <div role="status">{tested ? <Text>{tested}</Text> : null}</div>
      {own ? <QuietHoursForm key={own.id} device={own} /> : null}
    </>
  )
}

function UnreadableKey() {
  const { mutate, isPending } = useWrite({
    write: (_: void, { api }) => api.push.renewKey(),
    onSuccess: () => toastSuccess('There is a new key. Open the back office once on each device.'),
    onError: (error) => toastFailure(errorMessage(error)),
  })
  return (
    <Alert variant="outline" color="madder" role="alert" title="No notifications can be sent now">
      <Text mb="sm">
        The key for notifications cannot be read: it was stored under another secret of this installation, for example
        before a move. With a new key, each device gets notifications again after the back office was opened there.
      </Text>
      <Button variant="default" disabled={isPending} onClick={() => mutate()}>
        Make a new key
      </Button>
    </Alert>
  )
}

function sentNow(): string {
  return `Sent at ${formatMoment(new Date().toISOString())}. If nothing appears, look at the notification settings of this device.`
}

/** The push service of the browser's maker is asked by the browser itself. */
function turnOnProblem(error: Error): string {
  if (error.name !== 'AbortError') return errorMessage(error)
  return 'This browser could not reach its push service. Some browsers have a setting for it.'
}
