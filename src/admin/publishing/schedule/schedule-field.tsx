import { Button, Fieldset, Group, Input, Text, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import type { Schedule, ScheduleAction, ScheduledEntity } from '#contract/admin/drafts/schedules.ts'
import { adminMessages } from '#contract/messages.ts'
import { frequentMoments, indiaMomentOf, isoOfIndia, type IndiaMoment } from '#values/format/india-moment.ts'
import { callError, isOffline } from '../../kit/api/admin-api.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { scheduleSentence, wordsOf } from './schedule-words.ts'

const messages = adminMessages.schedules

/** The body to publish, and the versions it is based on. */
export interface ScheduledBody {
  body: object
  base_version: string | null
  draft_version: string | null
}

interface ScheduleFieldProps {
  item: { entity: ScheduledEntity; item_id: string; action: ScheduleAction }
  /** The existing schedule. */
  schedule: Schedule | null
  bodyOf?: (() => ScheduledBody) | undefined
  /** @returns whether the error is shown elsewhere. */
  onRefused: (error: unknown) => boolean
  onChanged: () => Promise<unknown>
}

const blank: IndiaMoment = { day: '', time: '' }

/** Codes that are about the time. */
const aboutTime = ['DUE_IN_PAST', 'DUE_BEFORE_PUBLISHING']

/** Day and time of one action, with times that are chosen often. */
export function ScheduleField({ item, schedule, bodyOf, onRefused, onChanged }: ScheduleFieldProps) {
  const words = wordsOf(item)
  const id = useId()
  const [moment, setMoment] = useState(() => (schedule ? indiaMomentOf(schedule.due_at) : blank))
  const [error, setError] = useState<string | null>(null)
  const [now] = useState(() => Date.now())
  const choose = (chosen: Partial<IndiaMoment>) => {
    setMoment((current) => ({ ...current, ...chosen }))
    setError(null)
  }
  const { setting, cancelling } = useScheduleCalls({ item, bodyOf, onRefused, onChanged, onTime: setError })
  const submit = () => {
    const due = isoOfIndia(moment)
    if (!due) return setError(messages.timeRequired)
    if (Date.parse(due) <= Date.now()) return setError(messages.past)
    setting.mutate(due)
  }
  const working = setting.isPending || cancelling.isPending
  const described = { 'aria-invalid': error !== null, 'aria-describedby': error ? `${id}-error` : undefined }
  return (
    <Fieldset legend={<b>{words.legend}</b>} p="0.5rem 1rem 1rem">
      {schedule ? (
        <Text mb="xs" c={schedule.failure ? 'madder' : undefined}>
          {scheduleSentence(schedule)}
        </Text>
      ) : null}
      <Group gap="sm" align="flex-end" wrap="nowrap">
        <TextInput
          type="date"
          label="Day"
          flex={1}
          min={indiaMomentOf(new Date(now).toISOString()).day}
          value={moment.day}
          onChange={({ currentTarget: { value } }) => choose({ day: value })}
          error={error !== null}
          {...described}
        />
        <TextInput
          type="time"
          label="Time"
          flex={1}
          value={moment.time}
          onChange={({ currentTarget: { value } }) => choose({ time: value })}
          error={error !== null}
          {...described}
        />
      </Group>
      {error ? (
        <Input.Error id={`${id}-error`} role="alert" mt={4}>
          {error}
        </Input.Error>
      ) : null}
      <Group gap="xs" mt="xs">
        {frequentMoments(now).map(({ label, moment: frequent }) => (
          <Button key={label} variant="light" size="compact-sm" onClick={() => choose(frequent)}>
            {label}
          </Button>
        ))}
      </Group>
      <Group gap="sm" mt="md">
        <Button onClick={submit} disabled={working} variant={schedule ? 'default' : 'filled'}>
          {setting.isPending ? 'Saving...' : submitLabel(schedule, words.set)}
        </Button>
        {schedule ? (
          <Button variant="subtle" color="madder" disabled={working} onClick={() => cancelling.mutate()}>
            {schedule.failure ? 'Clear this' : 'Cancel this'}
          </Button>
        ) : null}
      </Group>
    </Fieldset>
  )
}

/** A failed schedule is not retried, but can be set to another time. */
function submitLabel(schedule: Schedule | null, first: string): string {
  if (!schedule) return first
  return schedule.failure ? 'Schedule again' : 'Change the time'
}

type CallsOptions = Omit<ScheduleFieldProps, 'schedule'> & {
  /** @param error of the time that was chosen. */
  onTime: (error: string) => void
}

function useScheduleCalls({ item, bodyOf, onRefused, onChanged, onTime }: CallsOptions) {
  const setting = useWrite({
    write: (due_at: string, { api }) => {
      const held = bodyOf?.()
      return api.schedules.set({ ...item, due_at, ...(held && { ...held, body: { ...held.body } }) })
    },
    onSuccess: async () => {
      toastSuccess(messages.set)
      await onChanged()
    },
    onError: (failure) => {
      const refused = callError(failure)
      if (refused && aboutTime.includes(refused.code)) return onTime(refused.message)
      onRefused(failure)
      const reason = refused?.defined ? refused.message : isOffline(failure) ? offline : null
      toastFailure(reason ? `${messages.setFailed}. ${reason}` : messages.setFailed)
    },
  })
  const cancelling = useWrite({
    write: (_: void, { api }) => api.schedules.cancel(item),
    onSuccess: async () => {
      toastSuccess(messages.cancelled)
      await onChanged()
    },
    onError: () => toastFailure(messages.cancelFailed),
  })
  return { setting, cancelling }
}

const offline = 'The server could not be reached.'
