import { Text } from '@mantine/core'
import { useDeferredValue } from 'react'
import { plainText } from '#values/format/excerpt.ts'
import { formatReadingTime, readingMinutes } from '#values/format/reading-time.ts'
import styles from './blog-form.module.css'

/** Foot line of the editor. @param body HTML. */
export function BodyFacts({ body }: { body: string }) {
  const shown = useDeferredValue(body)
  const words = plainText(shown).split(' ').filter(Boolean).length
  return (
    <Text size="sm" c="dimmed" className={styles.facts}>
      {words === 1 ? '1 word' : `${words.toLocaleString('en-IN')} words`} · {formatReadingTime(readingMinutes(shown))}
    </Text>
  )
}
