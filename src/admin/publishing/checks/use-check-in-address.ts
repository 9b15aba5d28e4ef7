import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import type { Finding } from '#values/checks/check-names.ts'
import { jumpTo } from './jump-to.ts'

/**
 * A form that is opened from a list of what needs care begins at the field of that check.
 * @param inside an element of the form.
 */
export function useCheckInAddress(inside: RefObject<HTMLElement | null>, findings: Finding[], dirty: boolean): void {
  const wanted = (useLocation().search as { check?: string }).check
  const done = useRef(false)
  const finding = findings.find(({ check }) => check === wanted)
  useEffect(() => {
    if (!finding || dirty || done.current) return
    // After the dialog has taken the focus.
    const frame = requestAnimationFrame(() => {
      done.current = jumpTo(inside.current?.closest('form') ?? null, finding)
    })
    return () => cancelAnimationFrame(frame)
  })
}
