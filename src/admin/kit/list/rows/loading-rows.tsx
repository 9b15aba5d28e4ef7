import { Skeleton, Stack } from '@mantine/core'

/** @param props.height of a row, pixels. */
export function LoadingRows({ height = 44, rows = 8 }: { height?: number; rows?: number }) {
  return (
    <Stack gap="xs" role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  )
}
