import { useEffect, useRef, type ReactNode } from 'react'
import { ChevronDown } from '#ui/icons.tsx'
import type { TripForm } from '../trip-form.ts'
import { factTexts } from './fact-texts.ts'
import type { FactValues } from './fact-values.ts'
import styles from './facts.module.css'

interface FactSectionProps {
  form: TripForm
  title: string
  /** The facts that it edits: closed, it says what they are; an error in one opens it. */
  names: (keyof FactValues)[]
  children: ReactNode
}

/** Facts are many and optional, so they are folded up until they are wanted. */
export function FactSection({ form, title, names, children }: FactSectionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { errors } = form
  // The browser folds it up by itself and says so later, so an attribute of React's could differ from what is seen.
  useEffect(() => {
    const isHere = (path: string) => names.includes(path.split('.')[0] as keyof FactValues)
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

function summaryOf(values: FactValues, names: (keyof FactValues)[]): string {
  const texts = names.flatMap((name) => {
    const fact = factTexts[name]
    return 'with' in fact ? [] : [[fact.label, fact.text(values)] as const]
  })
  const filled = texts.flatMap(([label, text]) => {
    if (Array.isArray(text)) return text.length > 0 ? [`${label}: ${text.length}`] : []
    return text ? [`${label}: ${text}`] : []
  })
  return filled.length > 0 ? filled.join(' · ') : 'Nothing yet: not shown on the site'
}
