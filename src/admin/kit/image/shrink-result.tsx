import { Text } from '@mantine/core'
import { describeShrinking } from './describe-shrinking.ts'
import type { Shrinking } from './fit-picture.ts'

/** How much smaller pictures became. */
export function ShrinkResult({ of }: { of: Shrinking[] }) {
  return (
    <Text role="status" size="sm" c="dimmed" mt={of.length > 0 ? 6 : 0}>
      {describeShrinking(of)}
    </Text>
  )
}
