import { useEffect, useRef, type ReactNode } from 'react'
import { ChevronDown } from '#ui/icons.tsx'
import type { TripForm } from '../trip-form.ts'
import { tripFactFields } from '#contract/content/trip-fact-fields.ts'
import { shownValue } from '../../publishing/history/content-history.ts'
import { knownOf } from '../../publishing/history/history-kind.ts'
import type { TripValues } from '../trip-values.ts'
import styles from './facts.module.css'

interface FactSectionProps {
  form: TripForm
  title: string
  /** The facts that it edits: closed, it says what they are; an error in one opens it. */
  names: (keyof typeof tripFactFields)[]
  children: ReactNode
}

/** Facts are many and optional, so they are folded up until they are wanted. */
export function FactSection({ form, title, names, children }: FactSectionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { errors } = form
  // The browser folds it without asking React and reports it later, so React's attribute could differ from the visible
  // state.
  useEffect(() => {
    const isHere = (path: string) => names.includes(path.split('.')[0] as (typeof names)[number])
    if (Object.keys(errors).some(isHere)) details.current!.open = true
  }, [errors, names])
  return (
    <details ref={details} className={styles.section}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <span className={styles.filled}>{summaryOf(form.values, names)}</span>
        <ChevronDown className="size-4" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}

function summaryOf(values: TripValues, names: (keyof typeof tripFactFields)[]): string {
  const filled = names.flatMap((name) => {
    const { label } = tripFactFields[name]
    const shown = shownValue(tripFactFields[name], values[name], nothingKnown)
    if (shown.as === 'list') return shown.entries.length > 0 ? [`${label}: ${shown.entries.length}`] : []
    return 'text' in shown && shown.text ? [`${label}: ${shown.text}`] : []
  })
  return filled.length > 0 ? filled.join(' · ') : 'Empty: not shown on the site'
}

const nothingKnown = knownOf([], [])
