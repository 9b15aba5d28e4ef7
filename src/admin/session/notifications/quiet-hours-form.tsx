import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { pushMessages } from '#contract/admin/installation/push-messages.ts'
import type { PushDevice, QuietHours } from '#contract/admin/installation/push.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { errorMessage } from '../auth-call.ts'
import { onSubmit } from '../../kit/form/on-submit.ts'

const night = { from: '22:00', until: '07:00' }

/** By the clock of this browser. */
export function QuietHoursForm({ device }: { device: PushDevice }) {
  const [times, setTimes] = useState<Omit<QuietHours, 'time_zone'>>(device.quiet ?? night)
  const { from, until } = times
  const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const { mutate, isPending } = useWrite({
    write: (quiet: QuietHours | null, { api }) => api.push.update({ device_id: device.id, quiet }),
    onSuccess: ({ quiet }) => toastSuccess(quiet ? 'Quiet hours are saved.' : 'There are no quiet hours.'),
    onError: (error) => toastFailure(errorMessage(error)),
  })
  const timeOf = (name: keyof typeof times) => ({
    type: 'time',
    value: times[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTimes({ ...times, [name]: event.currentTarget.value }),
  })
  return (
    <form onSubmit={onSubmit(() => mutate({ from, until, time_zone }))}>
      <Text size="sm" c="dimmed" mb="xs">
        {`Nothing is shown in quiet hours; it follows at their end. Times in ${time_zone}.`}
      </Text>
      <Group gap="sm" align="flex-start">
        <TextInput label="Quiet from" {...timeOf('from')} />
        <TextInput label="Quiet until" {...timeOf('until')} error={from === until ? pushMessages.sameTime : null} />
      </Group>
      <Group gap="sm" mt="sm">
        <Button type="submit" variant="default" disabled={isPending || !from || !until || from === until}>
          Save quiet hours
        </Button>
        {device.quiet ? (
          <Button variant="subtle" disabled={isPending} onClick={() => mutate(null)}>
            No quiet hours
          </Button>
        ) : null}
      </Group>
    </form>
  )
}
