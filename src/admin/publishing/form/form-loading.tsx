import { Skeleton, Stack } from '@mantine/core'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import type { FormSession } from '../drafts/use-editing.ts'

/** Shown in the place of fields that are not filled yet. */
export function FormLoading({ session: { type, load } }: { session: FormSession }) {
  if (load.error) return <LoadFailure title={`The ${type} did not load`} error={load.error} onRetry={load.retry} />
  return (
    <Stack role="status" aria-label="Loading" py="lg">
      {[60, 140, 200, 120].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </Stack>
  )
}
