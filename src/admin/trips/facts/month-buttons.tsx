import { Input, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { monthName, months, monthState, shortMonthName, type MonthState } from '#values/trips/months.ts'
import type { TripForm } from '../trip-form.ts'
import styles from './facts.module.css'

const next: Record<MonthState, MonthState> = { open: 'best', best: 'closed', closed: 'open' }
const keys: Record<string, MonthState> = { b: 'best', o: 'open', c: 'closed' }
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Twelve months, each best, open or closed. They are one tab stop: arrow keys go through them. */
export function MonthButtons({ form }: { form: TripForm }) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<number>(months[0])
  const { best_months, closed_months } = form.values
  const set = (month: number, state: MonthState) => {
    const without = (chosen: number[]) => chosen.filter((each) => each !== month)
    const withMonth = (chosen: number[]) => [...without(chosen), month].toSorted((a, b) => a - b)
    form.setFieldValue('best_months', state === 'best' ? withMonth(best_months) : without(best_months))
    form.setFieldValue('closed_months', state === 'closed' ? withMonth(closed_months) : without(closed_months))
  }
  const onKeyDown = (event: KeyboardEvent, month: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const state = keys[event.key.toLowerCase()]
    const step = steps[event.key]
    if (!state && !step) return
    event.preventDefault()
    if (state) return set(month, state)
    const other = ((month - 1 + step! + months.length) % months.length) + 1
    setCurrent(other)
    row.current?.querySelector<HTMLElement>(`[data-month="${other}"]`)?.focus()
  }
  const error = form.errors.closed_months ?? form.errors.best_months
  return (
    <Input.Wrapper
      label="Months"
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description="Press a month for best, again for closed, again for open; or type B, C, O"
      descriptionProps={{ id: `${id}-help` }}
      error={error}
    >
      <div
        ref={row}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        className={styles.months}
      >
        {months.map((month) => {
          const state = monthState(form.values, month)
          return (
            <UnstyledButton
              key={month}
              className={styles.month}
              data-month={month}
              data-state={state}
              data-error={error ? 'true' : undefined}
              tabIndex={month === current ? 0 : -1}
              onFocus={() => setCurrent(month)}
              onClick={() => set(month, next[state])}
              onKeyDown={(event) => onKeyDown(event, month)}
            >
              {shortMonthName(month)} <span className={styles.monthState}>{state}</span>
            </UnstyledButton>
          )
        })}
      </div>
      <VisuallyHidden aria-live="polite">{`${monthName(current)}: ${monthState(form.values, current)}`}</VisuallyHidden>
    </Input.Wrapper>
  )
}
