import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pushMessages } from '#contract/admin/installation/push-messages.ts'
import type { PushDevice } from '#contract/admin/installation/push.ts'
import { formatMoment } from '#values/format/dates.ts'
import type { AdminApi } from '../../kit/api/admin-api.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { AccountSection } from '../account/account-section.tsx'
import { errorMessage } from '../auth-call.ts'
import { deviceName } from '../device-name.ts'
import { DeviceList } from './device-list.tsx'
import { pushObstacle } from './push-support.ts'
import { QuietHoursForm } from './quiet-hours-form.tsx'
import { readPushStatus, subscribe, unsubscribe } from './subscription.ts'

const pushQuery = queryOptions({ queryKey: ['push'], queryFn: readPushStatus, staleTime: 0 })

/** Notifications of this browser, and all devices that get them. */
export function NotificationsSection() {
  const { data, isPending, error, refetch } = useQuery(pushQuery)
  const obstacle = pushObstacle()
  const own = data?.devices.find(({ id }) => id === data.own)
  return (
    <AccountSection
      title="Notifications on this device"
      text="A new enquiry, or trouble with the backup or the disk, is shown even when the back office is closed. A notification has no name and no message of anyone."
    >
      {isPending ? <Loader size="sm" role="status" aria-label="Loading" /> : null}
      {error ? <LoadFailure title="The notifications did not load" error={error} onRetry={refetch} /> : null}
      {data ? (
        <Stack gap="md">
          {obstacle ? <Text>{obstacle}</Text> : null}
          {data.public_key === null ? <UnreadableKey /> : null}
          {data.public_key === null || obstacle ? null : <ThisDevice own={own} publicKey={data.public_key} />}
          <DeviceList devices={data.devices} ownId={data.own} />
        </Stack>
      ) : null}
    </AccountSection>
  )
}

function ThisDevice({ own, publicKey }: { own: PushDevice | undefined; publicKey: string }) {
  const [tested, setTested] = useState<string | null>(null)
  const turnOn = usePush(
    async (push) => {
      // Refused, it is an obstacle, which the section explains.
      if ((await Notification.requestPermission()) !== 'granted') return false
      return subscribe(publicKey, push.add, deviceName(navigator.userAgent))
    },
    (device) => device && toastSuccess('Notifications are turned on.'),
  )
  const turnOff = usePush(
    async (push) => {
      await push.delete({ device_id: own!.id })
      await unsubscribe()
    },
    () => toastSuccess('Notifications are turned off.'),
  )
  const test = usePush(
    (push) => push.test({ device_id: own!.id }),
    ({ error }) => setTested(error ? pushMessages.problem(error) : sentNow()),
  )
  return (
    <>
      <Group gap="sm">
        {own ? (
          <>
            <Button disabled={test.isPending} onClick={() => test.mutate()}>
              {test.isPending ? 'Sending...' : 'Send me a test'}
            </Button>
            <Button variant="default" disabled={turnOff.isPending} onClick={() => turnOff.mutate()}>
              Turn off
            </Button>
          </>
        ) : (
          <Button disabled={turnOn.isPending} onClick={() => turnOn.mutate()}>
            {turnOn.isPending ? 'Turning on...' : 'Turn on'}
          </Button>
        )}
      </Group>
      <Text role="status">{tested}</Text>
      {own ? <QuietHoursForm key={own.id} device={own} /> : null}
    </>
  )
}

function UnreadableKey() {
  const { mutate, isPending } = usePush(
    (push) => push.renewKey(),
    () => toastSuccess('There is a new key. Open the back office once on each device.'),
  )
  return (
    <Alert variant="outline" color="madder" role="alert" title="No notifications can be sent now">
      <Text mb="sm">
        The key for notifications cannot be read, as the secret of this installation has changed. With a new key, a
        device gets notifications again once the back office was opened there.
      </Text>
      <Button variant="default" disabled={isPending} onClick={() => mutate()}>
        Make a new key
      </Button>
    </Alert>
  )
}

/** Failures are shown. */
function usePush<Result>(write: (push: AdminApi['push']) => Promise<Result>, onSuccess: (result: Result) => void) {
  return useWrite({
    write: (_: void, { api }) => write(api.push),
    onSuccess,
    onError: (error) => toastFailure(error.name === 'AbortError' ? noPushService : errorMessage(error)),
  })
}

const noPushService = 'This browser could not reach its push service. Some browsers have a setting for it.'

function sentNow(): string {
  return `Sent at ${formatMoment(new Date().toISOString())}. If nothing appears, look at the notification settings of this device.`
}
