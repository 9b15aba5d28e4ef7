import { Button, Text, Title } from '@mantine/core'
import { pushMessages } from '#contract/admin/push-messages.ts'
import type { PushDevice } from '#contract/admin/push.ts'
import { formatAgo } from '#values/format/dates.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { QuietBadge } from '../../kit/list/quiet-badge.tsx'
import styles from '../account/account.module.css'
import { errorMessage } from '../auth-call.ts'

interface DeviceListProps {
  devices: PushDevice[]
  ownId: string | undefined
}

/** All devices, this one first. */
export function DeviceList({ devices, ownId }: DeviceListProps) {
  const ordered = devices.toSorted((a, b) => Number(b.id === ownId) - Number(a.id === ownId))
  return (
    <div>
      <Title order={3} size="h5">
        All devices
      </Title>
      {ordered.length === 0 ? <Text c="dimmed">No device gets notifications yet.</Text> : null}
      <ul className={styles.sessions}>
        {ordered.map((device) => (
          <li key={device.id}>
            <DeviceRow device={device} isOwn={device.id === ownId} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DeviceRow({ device, isOwn }: { device: PushDevice; isOwn: boolean }) {
  const { id, label, quiet, last_sent_at, last_error } = device
  const remove = useWrite({
    write: (device_id: string, { api }) => api.push.delete({ device_id }),
    onSuccess: () => toastSuccess(`${label} gets no more notifications.`),
    onError: (error) => toastFailure(errorMessage(error)),
  })
  const facts = [
    last_sent_at ? `Last sent ${formatAgo(last_sent_at)}` : 'Nothing sent yet',
    quiet && `quiet from ${quiet.from} to ${quiet.until}`,
  ]
  return (
    <div className={styles.session}>
      <div>
        <Text fw={600}>{label}</Text>
        <Text size="xs" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {last_error ? (
          <Text size="sm" c="madder">
            {pushMessages.problem(last_error)}
          </Text>
        ) : null}
      </div>
      {isOwn ? (
        <QuietBadge on>This device</QuietBadge>
      ) : (
        <Button
          variant="default"
          disabled={remove.isPending}
          onClick={() => remove.mutate(id)}
          aria-label={`Remove ${label}`}
        >
          Remove
        </Button>
      )}
    </div>
  )
}
