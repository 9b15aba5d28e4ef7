import { Group, Text } from '@mantine/core'
import { testimonialFields } from '#contract/content/testimonial-fields.ts'
import { Star } from '#ui/icons.tsx'
import styles from './stars.module.css'

/** Screen readers get the number only. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Group gap={6} wrap="nowrap">
      <span className={styles.stars} aria-hidden="true">
        {Array.from({ length: testimonialFields.rating.max }, (_, index) => (
          <Star key={index} className={index < rating ? styles.full! : styles.blank!} />
        ))}
      </span>
      <Text component="span" className={styles.figure}>
        {rating}/{testimonialFields.rating.max}
      </Text>
    </Group>
  )
}
