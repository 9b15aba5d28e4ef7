import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { adminMessages } from '#contract/messages.ts'
import { callError } from '../kit/api/admin-api.ts'
import { useReload } from '../kit/api/use-reload.ts'
import { useWrite } from '../kit/api/use-write.ts'
import { toastFailure, toastSuccess } from '../kit/feedback/toasts.ts'
import { firstRunQuery } from './first-run-query.ts'

const { loaded, loadFailed } = adminMessages.sample

/** Loads the sample content into a catalogue in which there is nothing at all. */
export function SampleOffer({ label }: { label: string }) {
  const { data } = useQuery(firstRunQuery)
  const reload = useReload()
  const { mutate, isPending } = useWrite({
    write: (_: null, { api }) => api.sample.load(),
    onSuccess: async () => {
      toastSuccess(loaded)
      await reload()
    },
    onError: (error) => toastFailure(callError(error)?.message ?? loadFailed),
  })
  if (!data?.can_load_sample) return null
  return (
    <Stack gap={6} align="center" mt="1.25rem">
      <Button variant="default" disabled={isPending} loading={isPending} onClick={() => mutate(null)}>
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
