import { Skeleton, Stack } from '@mantine/core'

export function HistoryLoading() {
  return (
    <Stack gap="xs" role="status" aria-label="Loading">
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} height={64} />
      ))}
    </Stack>
  )
}
