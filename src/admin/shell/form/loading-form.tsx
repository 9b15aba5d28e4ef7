import { Skeleton, Stack } from '@mantine/core'

/** Shown in a form's dialog while the stored version loads. */
export function LoadingForm() {
  return (
    <Stack role="status" aria-label="Loading" py="lg">
      <Skeleton height={60} />
      <Skeleton height={140} />
      <Skeleton height={200} />
      <Skeleton height={120} />
    </Stack>
  )
}
