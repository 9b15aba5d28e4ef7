import { useEffect, useEffectEvent, useState } from 'react'
import type { Schedule } from '#contract/admin/drafts/schedules.ts'

/** Milliseconds after the time of a schedule until the server has done it, and between further looks. */
const patience = 2000
const maxLooks = 15

/** Timers of browsers wait no longer. */
const maxWait = 2 ** 31 - 1

/**
 * Looks at the stored item when something was due, so that its form follows.
 * @param look resolves when it has looked.
 */
export function useDueSchedule(schedules: Schedule[], look: () => Promise<void>): void {
  const [done, setDone] = useState({ due: 0, looks: 0 })
  const waiting = schedules.filter(({ failure }) => failure === null).map(({ due_at }) => Date.parse(due_at))
  const due = waiting.length > 0 ? Math.min(...waiting) : null
  const looks = done.due === due ? done.looks : 0
  const lookOnce = useEffectEvent(async () => {
    await look()
    if (due !== null) setDone({ due, looks: looks + 1 })
  })
  useEffect(() => {
    if (due === null || looks === maxLooks) return
    const wait = Math.max(due - Date.now(), 0) + patience
    if (wait > maxWait) return
    const timer = setTimeout(() => void lookOnce(), wait)
    return () => clearTimeout(timer)
  }, [due, looks])
}
