import { Button, Text, Title } from '@mantine/core'
import { pushMessages } from '#contract/admin/installation/push-messages.ts'
import type { PushDevice } from '#contract/admin/installation/push.ts'
import { formatAgo } from '#values/format/dates.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { QuietBadge } from '../../kit/list/quiet-badge.tsx'
import styles from '../account/account.module.css'
import { errorMessage } from '../auth-call.ts'

/** All devices. */
export function DeviceList({ devices, ownId }: { devices: PushDevice[]; ownId: string | null }) {
  const remove = useWrite({
    write: ({ id }: PushDevice, { api }) => api.push.delete({ device_id: id }),
    onSuccess: (_id, { label }) => toastSuccess(`${label} gets no more notifications.`),
    onError: (error) => toastFailure(errorMessage(error)),
  })
  return (
    <div>
      <Title order={3} size="h5">
        All devices
      </Title>
      {devices.length === 0 ? <Text c="dimmed">No device gets notifications yet.</Text> : null}
      <ul className={styles.sessions}>
        {devices.map((device) => (
          <li key={device.id} className={styles.session}>
            <DeviceFacts {...device} />
            {device.id === ownId ? (
              <QuietBadge on>This device</QuietBadge>
            ) : (
              <Button
                variant="default"
                disabled={remove.isPending}
                onClick={() => remove.mutate(device)}
                aria-label={`Remove ${device.label}`}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function DeviceFacts({ label, quiet, last_sent_at, last_error }: PushDevice) {
  const sent = last_sent_at ? `Last sent ${formatAgo(last_sent_at)}` : 'Nothing sent yet'
  return (
    <div>
      <Text fw={600}>{label}</Text>
      <Text size="xs" c="dimmed">
        {quiet ? `${sent} · quiet from ${quiet.from} to ${quiet.until}` : sent}
      </Text>
      {last_error ? <Text size="sm">{pushMessages.problem(last_error)}</Text> : null}
    </div>
  )
}
