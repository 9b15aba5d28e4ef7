import { Skeleton, Stack } from '@mantine/core'

/** @param props.height of a row, pixels. */
export function LoadingRows({ height = 44 }: { height?: number }) {
  return (
    <Stack gap="xs" role="status" aria-label="Loading">
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  )
}
