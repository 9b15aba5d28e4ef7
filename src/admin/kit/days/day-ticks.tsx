import { Checkbox } from '@mantine/core'
import { useRef, type ChangeEvent } from 'react'
import type { ItineraryDay } from '#contract/trips.ts'
import { countOf } from '#values/format/counts.ts'
import styles from './insert-days.module.css'

interface DayTicksProps {
  days: ItineraryDay[]
  /** Places of the chosen days, from 0, in order. */
  chosen: number[]
  onChange: (chosen: number[]) => void
  /** Places of the chosen days on the map. */
  stops: { count: number; taken: boolean; onChange: (taken: boolean) => void }
}

/** Days with ticks: all, none, single ones, and with Shift all between two. */
export function DayTicks({ days, chosen, onChange, stops }: DayTicksProps) {
  const last = useRef<number | null>(null)
  const all = days.map((_day, index) => index)
  const tick = (index: number, event: ChangeEvent<HTMLInputElement>) => {
    const { checked } = event.currentTarget
    const isRange = (event.nativeEvent as MouseEvent).shiftKey && last.current !== null
    const [from, to] = isRange ? [Math.min(last.current!, index), Math.max(last.current!, index)] : [index, index]
    last.current = index
    onChange(all.filter((each) => (each >= from && each <= to ? checked : chosen.includes(each))))
  }
  return (
    <>
      <Checkbox
        label={`All ${countOf(days.length, 'day')}`}
        fw={600}
        checked={chosen.length === days.length}
        indeterminate={chosen.length > 0 && chosen.length < days.length}
        onChange={(event) => onChange(event.currentTarget.checked ? all : [])}
      />
      <ul className={styles.days} aria-label="Days">
        {days.map(({ day, title, description }, index) => (
          <li key={day}>
            <Checkbox
              label={`Day ${index + 1} · ${title}`}
              description={<span className={styles.description}>{description}</span>}
              checked={chosen.includes(index)}
              onChange={(event) => tick(index, event)}
            />
          </li>
        ))}
      </ul>
      {stops.count > 0 ? (
        <Checkbox
          label={`With ${countOf(stops.count, 'stop')} of these days on the map`}
          checked={stops.taken}
          onChange={(event) => stops.onChange(event.currentTarget.checked)}
        />
      ) : null}
    </>
  )
}
