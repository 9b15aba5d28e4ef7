import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { pushMessages } from '#contract/admin/push-messages.ts'
import type { PushDevice, QuietHours } from '#contract/admin/push.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { errorMessage } from '../auth-call.ts'

const night = { from: '22:00', until: '07:00' }

/** In the time zone of the browser; what comes in these hours is shown at their end. */
export function QuietHoursForm({ device }: { device: PushDevice }) {
  const [{ from, until }, setTimes] = useState(device.quiet ?? night)
  const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const problem = from === until ? pushMessages.sameTime : null
  const { mutate, isPending } = useWrite({
    write: (quiet: QuietHours | null, { api }) => api.push.update({ device_id: device.id, quiet }),
    onSuccess: ({ quiet }) => toastSuccess(quiet ? 'Quiet hours are saved.' : 'There are no quiet hours.'),
    onError: (error) => toastFailure(errorMessage(error)),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem) mutate({ from, until, time_zone })
      }}
    >
      <Text size="sm" c="dimmed" mb="xs">
        {`In quiet hours nothing is shown; it follows at their end. Times in ${time_zone}.`}
      </Text>
      <Group gap="sm" align="flex-start">
        <TextInput
          type="time"
          label="Quiet from"
          required
          withAsterisk={false}
          value={from}
          onChange={({ currentTarget }) => setTimes({ from: currentTarget.value, until })}
        />
        <TextInput
          type="time"
          label="Quiet until"
          required
          withAsterisk={false}
          value={until}
          error={problem}
          onChange={({ currentTarget }) => setTimes({ from, until: currentTarget.value })}
        />
      </Group>
      <Group gap="sm" mt="sm">
        <Button type="submit" variant="default" disabled={isPending}>
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
