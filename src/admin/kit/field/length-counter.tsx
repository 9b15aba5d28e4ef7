import { Text, VisuallyHidden } from '@mantine/core'
import { formatCount } from '#values/format/counts.ts'

/** Share of the limit from which on the length is shown. */
const shownFrom = 0.8

interface LengthCounterProps {
  text: string
  /** Characters. */
  limit: number
}

/**
 * The length of a text that is close to its limit or above it. Nothing is cut: a text that is too long is rejected on
 * save. Screen readers hear that the limit is passed, not each character.
 */
export function LengthCounter({ text, limit }: LengthCounterProps) {
  const { length } = text.trim()
  if (length < limit * shownFrom) return null
  const over = length - limit
  return (
    <>
      <Text size="xs" mt={4} ta="right" c={over > 0 ? 'madder' : 'dimmed'} aria-hidden="true" data-length-counter>
        {formatCount(length)} of {formatCount(limit)} characters
        {over > 0 ? `, ${formatCount(over)} too many` : ''}
      </Text>
      <VisuallyHidden role="status">
        {over > 0 ? 'Longer than' : 'Close to'} the limit of {formatCount(limit)} characters
      </VisuallyHidden>
    </>
  )
}
