import { useSyncExternalStore } from 'react'
import { localHours } from '#values/format/local-hours.ts'

const unchanging = () => () => {}

/** Opening hours; with scripts, and outside India, also as the reader's clock has them. */
export function Hours({ text }: { text: string }) {
  const local = useSyncExternalStore(
    unchanging,
    () => localHours(text, new Date()),
    () => null,
  )
  return (
    <span>
      {text}
      {local ? <span className="block">{local}</span> : null}
    </span>
  )
}
