import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { adminMessages } from '#contract/messages.ts'
import { useAction } from '../kit/api/use-action.ts'
import { useReload } from '../kit/api/use-reload.ts'
import { firstRunQuery } from './first-run-query.ts'

const { loaded, loadFailed } = adminMessages.sample

/** Loads the sample content into a catalogue in which there is nothing at all. */
export function SampleOffer({ label }: { label: string }) {
  const { data } = useQuery(firstRunQuery)
  const reload = useReload()
  const { act, isPending } = useAction()
  const load = () =>
    act({ run: ({ sample }) => sample.load(), done: loaded, failed: loadFailed, isFinal: true, onDone: reload })
  if (!data?.can_load_sample) return null
  return (
    <Stack gap={6} align="center" mt="1.25rem">
      <Button variant="default" disabled={isPending} loading={isPending} onClick={load}>
        {label}
      </Button>
      <Text size="sm" c="dimmed" role={isPending ? 'status' : undefined}>
        {isPending
          ? 'Loading trips, blogs and pictures. This takes up to a minute; you can leave this page meanwhile.'
          : 'Sample trips, vendors, blogs and testimonials to explore. You can remove them on the dashboard.'}
      </Text>
    </Stack>
  )
}
